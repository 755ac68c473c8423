import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hashSource, nothing, policyHeader } from '../../lib/policy/content-security-policy.ts';

const page = readFileSync(join(import.meta.dirname, 'failed-page.html'), 'utf8');
const style = page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'));
// The icon of the site is an image.
const policy = `${nothing}; style-src ${hashSource(style)}; img-src 'self'`;

const json = JSON.stringify({ detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' });

/**
 * Ends a response, whose head was not sent yet, with status 500 or 503 and a message in French: a page without scripts and
 * files, or JSON below `/api`.
 */
export function respondFailed(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  status: 500 | 503 = 500,
): void {
  for (const name of response.getHeaderNames()) {
    if (describesBody.test(name)) response.removeHeader(name);
  }
  const isCall = url.startsWith('/api/');
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/html; charset=utf-8');
  response.setHeader(policyHeader, isCall ? nothing : policy);
  response.end(isCall ? json : page);
}

/** Those of the page that failed, its preloads too. */
const describesBody = /^(?:content-.*|etag|last-modified|link|set-cookie)$/;
