import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { config } from '../../lib/config/index.ts';
import { nothing, policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import { reportingEndpoints, reportTo } from '../../lib/routing/policy/reporting.ts';
import {
  embeddable,
  type Header,
  isEmbeddable,
  securityHeaders,
} from '../../lib/routing/policy/security-headers.ts';
import type { Middleware } from '../compose.ts';
import { policyOfHtml } from '../html/policy-of-html.ts';

const headers = securityHeaders(config);

/** The headers of a response to a malformed request. */
export const headersWithoutRequest: Header[] = [...headers, [policyHeader, nothing]];

/**
 * Sets the headers of every response (lib/routing/policy/security-headers.ts) that it does not set itself, and one
 * Content Security Policy: of a page its own, or one that allows no inline script when it has none; of
 * anything else one that allows nothing.
 */
export const setSecurityHeaders: Middleware = (_request, response, next) => {
  onHeaders(response, () => complete(response));
  return next();
};

function complete(response: ServerResponse): void {
  const path = pathOf(response);
  if (isEmbeddable(path)) setMissing(response, ...embeddable);
  for (const [name, value] of headers) setMissing(response, name, value);
  const policy = policyOf(response, path);
  response.setHeader(policyHeader, policy);
  const isReported = policy.includes(reportTo) && !path.startsWith('/reset-password/');
  if (isReported) response.setHeader(...reportingEndpoints);
}

function policyOf(response: ServerResponse, path: string): string {
  const own = response.getHeader(policyHeader);
  // Of two, the last one is that of the page itself.
  const last = Array.isArray(own) ? own.at(-1) : own;
  if (isHtml(response)) return String(last ?? policyOfHtml(path, ''));
  // A 304 has no Content-Type.
  return response.hasHeader('Content-Type') ? nothing : String(last ?? nothing);
}

function setMissing(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html');
}

/** The path of the request that a response is for. */
function pathOf({ req }: ServerResponse): string {
  return req.url?.replace(/\?.*$/s, '') ?? '';
}
