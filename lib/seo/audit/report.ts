import { type AuditedPage, readAuditedPage } from './audited-page';
import { type Finding, findingsOf } from './rule';
import * as content from './rules/content';
import * as indexing from './rules/indexing';
import type { ReadSite, SiteFacts } from './site';

/** The audit of a URL for search engines and social networks. */
export type Report = AuditedPage & { findings: Finding[] };

/** Reads the page at a path with its query, and the image it is shared with, and checks them. */
export async function report(path: string, read: ReadSite, site: SiteFacts): Promise<Report> {
  const page = await readAuditedPage(path, read, site);
  return { ...page, findings: findingsOn(page) };
}

/** The findings on a page, in the order in which they are shown. */
function findingsOn(page: AuditedPage): Finding[] {
  const { status, isPage, expected, image } = page;
  const { titleRules, descriptionRules, contentRules, sharingRules, imageRules, dataRules } =
    content;
  const { responseRules, canonicalRules, robotsRules, listingRules } = indexing;
  if (!isPage) return findingsOf(responseRules, page);
  // A page that must not exist has status 404, and a text.
  if (expected.missing && status === 404) {
    return findingsOf([...titleRules, ...contentRules, ...canonicalRules], page);
  }
  if (status !== 200) return findingsOf([...responseRules, ...canonicalRules], page);
  const isShown = expected.indexed !== false;
  return [
    ...findingsOf([...titleRules, ...(isShown ? descriptionRules : [])], page),
    ...findingsOf([...canonicalRules, ...robotsRules, ...contentRules], page),
    ...findingsOf(isShown ? sharingRules : [], page),
    ...(isShown && image ? findingsOf(imageRules, image) : []),
    ...findingsOf([...dataRules, ...listingRules], page),
  ];
}
