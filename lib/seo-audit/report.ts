import { type Expectation, expectationOf } from './expectation';
import { announcedImage, foundImage, type ShareImage } from './preview/sharing';
import { readPage } from './read-page';
import { type AuditedPage, type Finding, findingsOf } from './rule';
import { errorPageRules, missingPageRules, pageRules } from './rules';
import { responseRules } from './rules/response';
import type { Served, ServedImage } from './served';
import type { RobotsTxt } from './site/robots-txt';
import type { Listed } from './site/sitemap';
import { readBlocks } from './structured-data';

/** The audit of a URL for search engines and social networks. */
export type Report = {
  /** The path, with its query. */
  path: string;
  expected: Expectation;
  /** `null` when there was no response. */
  status: number | null;
  listed: Listed;
  /** Its values; `null` when the response is no page. */
  page: AuditedPage | null;
  findings: Finding[];
};

/** Facts about the whole site. */
export type SiteFacts = {
  /** The public origin of the site. */
  siteUrl: string;
  robotsTxt: RobotsTxt | null;
  listed(url: string): Listed;
  /** When the page is read. */
  now: Date;
};

/** Reads pages and images of the site. */
export type SiteReader = {
  page(path: string): Promise<Served>;
  image(path: string): Promise<ServedImage>;
};

/**
 * Reads a page, and the image it is shared with, and checks them.
 *
 * @param missing whether the page must not exist.
 */
export async function report(
  path: string,
  reader: SiteReader,
  site: SiteFacts,
  missing = false,
): Promise<Report> {
  const served = await reader.page(path);
  const status = served.kind === 'response' ? served.status : null;
  const expected = expectationOf(path, status);
  const listed = site.listed(new URL(path, site.siteUrl).href);
  const known = { path, expected, status, listed };
  const html = htmlOf(served);
  if (served.kind === 'failed' || html === null) {
    return { ...known, page: null, findings: findingsOf(responseRules, served) };
  }

  const facts = readPage(html);
  const announced = announcedImage(facts, site.siteUrl);
  const page: AuditedPage = {
    ...known,
    siteUrl: site.siteUrl,
    status: served.status,
    facts,
    robotsHeader: served.headers.get('x-robots-tag'),
    robotsTxt: site.robotsTxt,
    image: announced && { ...announced, found: await findImage(announced.path, reader) },
    blocks: facts.blocks.flatMap((block) => readBlocks(block, site.now)),
  };
  // A page that must not exist has status 404.
  if (missing && status === 404) {
    return { ...known, page, findings: findingsOf(missingPageRules, page) };
  }
  const findings =
    status === 200
      ? findingsOf(pageRules, page)
      : [...findingsOf(responseRules, served), ...findingsOf(errorPageRules, page)];
  return { ...known, page, findings };
}

/** The HTML of a response, also of an error page; `null` when there is none. */
function htmlOf(served: Served): string | null {
  if (served.kind === 'failed') return null;
  const isHtml = /^text\/html\b/i.test(served.headers.get('content-type') ?? '');
  const isRedirect = served.status >= 300 && served.status < 400;
  return isHtml && !isRedirect ? served.body : null;
}

async function findImage(path: string | null, reader: SiteReader): Promise<ShareImage['found']> {
  return path === null ? null : foundImage(await reader.image(path));
}
