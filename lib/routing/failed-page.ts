import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource, nothing } from './policy/content-security-policy.ts';

/** The HTML of a page that failed, which needs no file of the build. */
export const failedPage = readFileSync(join(process.cwd(), 'lib/routing/failed-page.html'), 'utf8');

const [, style = ''] = failedPage.split(/<\/?style>/);

/** A policy for that page. The icon of the site is an image. */
export const failedPagePolicy = `${nothing}; style-src ${hashSource(style)}; img-src 'self'`;
