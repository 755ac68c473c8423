import { type Expectation, expectationOf } from './expectation';
import { type Finding, finding } from './finding';
import type { JudgedPage } from './judged-page';
import { judgeAnswer } from './judges/answer';
import { judgeCanonical } from './judges/canonical';
import { judgeContent } from './judges/content';
import { judgeData } from './judges/data';
import { judgeDescription } from './judges/description';
import { judgeImage } from './judges/image';
import { judgeListing } from './judges/listing';
import { judgeRobots } from './judges/robots';
import { judgeSharing } from './judges/sharing';
import { judgeTitle } from './judges/title';
import { readPage } from './read-page';
import type { RobotsTxt } from './robots-txt';
import type { Served, ServedImage } from './served';
import { announcedImage, foundImage, type ShareImage } from './share-image';
import type { Listed } from './sitemap';
import { readBlocks } from './structured-data';

/** What search engines and social networks make of an address, and what is wrong with it. */
export type Report = {
  /** From the root, with its query. */
  path: string;
  expected: Expectation;
  /** `null` when there was no answer. */
  status: number | null;
  listed: Listed;
  /** What it says; `null` when it is no page. */
  page: JudgedPage | null;
  findings: Finding[];
};

/** What is known of the whole site. */
export type SiteFacts = {
  /** The public origin of the site. */
  siteUrl: string;
  robotsTxt: RobotsTxt | null;
  listed(address: string): Listed;
  /** When the page was read. */
  now: Date;
};

/** What reads the site. */
export type SiteReader = {
  page(path: string): Promise<Served>;
  image(path: string): Promise<ServedImage>;
};

const judges = [
  judgeTitle,
  judgeDescription,
  judgeCanonical,
  judgeRobots,
  judgeContent,
  judgeSharing,
  judgeImage,
  judgeData,
  judgeListing,
];

/**
 * Reads a page, and the picture it is shared with, and judges them.
 *
 * @param missing whether the page is one that is not to exist.
 */
export async function report(
  path: string,
  reader: SiteReader,
  site: SiteFacts,
  missing = false,
): Promise<Report> {
  const served = await reader.page(path);
  const expected = expectationOf(path);
  const listed = site.listed(new URL(path, site.siteUrl).href);
  const status = served.kind === 'answered' ? served.status : null;
  const known = { path, expected, status, listed };
  const html = htmlOf(served);
  if (served.kind === 'failed' || html === null) {
    return { ...known, page: null, findings: judgeAnswer(served) };
  }

  const facts = readPage(html);
  const announced = announcedImage(facts, site.siteUrl);
  const page: JudgedPage = {
    ...known,
    siteUrl: site.siteUrl,
    status: served.status,
    facts,
    robotsHeader: served.headers.get('x-robots-tag'),
    robotsTxt: site.robotsTxt,
    image: announced && { ...announced, found: await findImage(announced.path, reader) },
    blocks: facts.blocks.flatMap((block) => readBlocks(block, site.now)),
  };
  if (served.status !== 200) {
    return { ...known, page, findings: missing ? judgeMissing(page, served) : judgeAnswer(served) };
  }
  return {
    ...known,
    page,
    findings: [...judgeKind(expected), ...judges.flatMap((judge) => judge(page))],
  };
}

/** The HTML of an answer that has any: of a page, or of one that says that there is none. */
function htmlOf(served: Served): string | null {
  if (served.kind === 'failed') return null;
  const isHtml = /^text\/html\b/i.test(served.headers.get('content-type') ?? '');
  const isRedirect = served.status >= 300 && served.status < 400;
  return isHtml && !isRedirect ? served.body : null;
}

/** A page that is not to exist says so with a 404, and has words of its own. */
function judgeMissing(page: JudgedPage, served: Served): Finding[] {
  if (page.status !== 404) return judgeAnswer(served);
  return [...judgeTitle(page), ...judgeContent(page)];
}

function judgeKind({ indexed }: Expectation): Finding[] {
  return indexed === null
    ? [
        finding(
          'unknown-page',
          'L’aperçu ne connaît pas ce genre de page\u00a0: il ne sait pas si elle doit être trouvée.',
          'Si l’adresse est fausse, la page devrait répondre 404\u00a0: signalez-le à l’équipe technique.',
        ),
      ]
    : [];
}

async function findImage(path: string | null, reader: SiteReader): Promise<ShareImage['found']> {
  return path === null ? null : foundImage(await reader.image(path));
}
