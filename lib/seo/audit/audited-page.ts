import { expectationOf } from './page-kinds';
import { readPage } from './read-page';
import { readShareImage } from './share-image';
import type { SiteFacts, SiteReader } from './site';
import { readBlocks } from './structured-data';

/** A URL of the site, with what its response tells search engines and social networks. */
export type AuditedPage = Awaited<ReturnType<typeof readAuditedPage>>;

/** Reads the page at a path with its query, and the image it is shared with. */
export async function readAuditedPage(path: string, reader: SiteReader, site: SiteFacts) {
  const { siteUrl, robotsTxt } = site;
  const served = await reader.page(path);
  const { status, headers, body } =
    served.kind === 'response' ? served : { status: 0, headers: new Headers(), body: '' };
  const contentType = headers.get('content-type') ?? '';
  const isPage = /^text\/html\b/i.test(contentType) && !(status >= 300 && status < 400);
  const expected = expectationOf(path, status);
  const url = new URL(path, siteUrl).href;
  const facts = readPage(isPage ? body : '', headers.get('x-robots-tag') ?? '');
  return {
    siteUrl,
    path,
    /** On the public origin. */
    url,
    /** Why there is no response; `null` when there is one. */
    failure: served.kind === 'failed' ? served : null,
    /** 0 without a response. */
    status,
    contentType,
    location: headers.get('location') ?? '',
    /** Whether the response is HTML, also that of an error page; otherwise all texts below are empty. */
    isPage,
    expected,
    /** The URL of the canonical that it must have; empty when it must have none. */
    expectedUrl: expected.canonical === null ? '' : new URL(expected.canonical, siteUrl).href,
    /** Whether robots.txt lets Google read it; `null` without a robots.txt. */
    isAllowed: robotsTxt?.allows(path) ?? null,
    /** Whether the sitemap lists it. */
    listed: site.listed(url),
    ...facts,
    image: await readShareImage(facts, siteUrl, reader),
    blocks: facts.scripts.flatMap(readBlocks),
  };
}
