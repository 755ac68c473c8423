import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource, nothing, policyHeader } from './policy/content-security-policy.ts';

/** The HTML of a page that failed, which needs no file of the build. */
export const failedPage = readFileSync(join(process.cwd(), 'lib/routing/failed-page.html'), 'utf8');

const [, style = ''] = failedPage.split(/<\/?style>/);

/** The headers of that page. The icon of the site is an image. */
export const failedPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  [policyHeader]: `${nothing}; style-src ${hashSource(style)}; img-src 'self'`,
};
