import { policyHeader, policyOfHtml } from '../policy/page-policy.ts';
import type { Page } from './page.ts';

// As Next.js makes them of the path of a page and what renders it.
const keyShape = /^\/route-cache\/[^/]+\/[\da-f]+\/\$(.*)$/;

/**
 * Puts the Content Security Policy of a whole page among its headers, with which it is answered as
 * often as it is: made, kept, out of date, or known already (304). A page with a part that is
 * rendered for each request has it from `proxy.ts`, with a nonce.
 */
export function declarePolicy(key: string, page: Page): void {
  if (!page || !('html' in page)) return;
  if ('postponed' in page && typeof page.postponed === 'string') return;
  const [, path = key] = keyShape.exec(key) ?? [];
  page.headers ??= {};
  page.headers[policyHeader] = policyOfHtml(path, page.html);
}
