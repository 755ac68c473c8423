import type { ServerResponse } from 'node:http';
import { policyOfHtml } from '../../server/html/policy-of-html.ts';
import { config } from '../config.ts';
import { nothing } from './content-security-policy.ts';
import { everyAnswer, type Header, isShownElsewhere, shownElsewhere } from './every-answer.ts';
import { policyHeader } from './page-policy.ts';

const headers = everyAnswer(config);

/** What the answer to a request says that is none. */
export const refusalHeaders: Header[] = [...headers, [policyHeader, nothing]];

/**
 * Gives a page that comes without a policy its own: the cache of pages never sees those that answer a
 * failure (500), and nothing of them is known before they are given.
 */
export function lookAtBody(response: ServerResponse, body: unknown): void {
  if (typeof body !== 'string' || !isPage(response) || response.hasHeader(policyHeader)) return;
  response.setHeader(policyHeader, policyOfHtml(pathOf(response), body));
}

/**
 * Has an answer say what all say (lib/policy/every-answer.ts), and have one policy: a page its own, and
 * should it have come without, one that runs no script in it; anything else none of what a page may do.
 */
export function completeHeaders(response: ServerResponse): void {
  // The internal path that Next.js rendered, which is nobody's business.
  response.removeHeader('x-middleware-rewrite');
  const path = pathOf(response);
  if (isShownElsewhere(path)) setMissing(response, ...shownElsewhere);
  for (const [name, value] of headers) setMissing(response, name, value);
  response.setHeader(policyHeader, policyOf(response, path));
}

function policyOf(response: ServerResponse, path: string): string {
  const own = response.getHeader(policyHeader);
  // Of two, the last is that of the page itself.
  const last = Array.isArray(own) ? own.at(-1) : own;
  if (isPage(response)) return String(last ?? policyOfHtml(path, ''));
  // « You have it already » has no type.
  return response.hasHeader('Content-Type') ? nothing : String(last ?? nothing);
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html');
}

function setMissing(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

function pathOf({ req }: ServerResponse): string {
  return req.url?.replace(/\?.*$/s, '') ?? '';
}
