import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { config } from '../../lib/config.ts';
import { nothing, policyHeader } from '../../lib/policy/content-security-policy.ts';
import { reportingEndpoints, reportTo } from '../../lib/policy/reporting.ts';
import {
  embeddable,
  type Header,
  isEmbeddable,
  securityHeaders,
} from '../../lib/policy/security-headers.ts';
import { isStopping } from '../../lib/runtime/while-listening.ts';
import type { Middleware } from '../compose.ts';
import { policyOfHtml } from '../prepare-page.ts';

const headers = securityHeaders(config);

/** The headers of a response to a malformed request. */
export const headersWithoutRequest: Header[] = [...headers, [policyHeader, nothing]];

/** Tells search engines not to index any response, page or file (INDEXING=off). */
export const noIndex: Middleware = (_request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  return next();
};

/**
 * Sets the headers of every response (lib/policy/security-headers.ts) that it does not set itself, and one
 * Content Security Policy: of a page its own, or one that allows no inline script when it has none; of
 * anything else one that allows nothing. While the server shuts down, each connection closes after its response.
 */
export const setSecurityHeaders: Middleware = (_request, response, next) => {
  onHeaders(response, () => complete(response));
  return next();
};

function complete(response: ServerResponse): void {
  const path = response.req.url?.replace(/\?.*$/s, '') ?? '';
  for (const [name, value] of isEmbeddable(path) ? [embeddable, ...headers] : headers) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  if (isStopping()) response.setHeader('Connection', 'close');
  const policy = policyOf(response, path);
  response.setHeader(policyHeader, policy);
  const isReported = policy.includes(reportTo) && !path.startsWith('/reset-password/');
  if (isReported) response.setHeader(...reportingEndpoints);
}

function policyOf(response: ServerResponse, path: string): string {
  // Of two, the last one is that of the page itself.
  const own = [response.getHeader(policyHeader)].flat().at(-1);
  const type = response.getHeader('Content-Type');
  if (String(type).startsWith('text/html')) return String(own ?? policyOfHtml(path, ''));
  // A 304 has no Content-Type.
  return type === undefined ? String(own ?? nothing) : nothing;
}
