import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  hashSource,
  nothing,
  policyHeader,
} from '../../lib/routing/policy/content-security-policy.ts';

const page = readFileSync(join(import.meta.dirname, 'failed-page.html'), 'utf8');
const style = page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'));
// The icon of the site is an image.
const policy = `${nothing}; style-src ${hashSource(style)}; img-src 'self'`;

type Failure = { type: string; body: string; policy: string };

const message = 'Une erreur est survenue. Veuillez réessayer plus tard.';
const asPage: Failure = { type: 'text/html; charset=utf-8', body: page, policy };
const asText: Failure = { type: 'text/plain; charset=utf-8', body: message, policy: nothing };
const asJson: Failure = {
  type: 'application/json',
  body: JSON.stringify({ detail: message }),
  policy: nothing,
};

/**
 * Ends a response, whose head was not sent yet, with status 500 or 503 and a message in French: a page without scripts
 * and files, JSON below `/api`, or text in the place of a feed or a picture.
 */
export function respondFailed(
  request: IncomingMessage,
  response: ServerResponse,
  status: 500 | 503 = 500,
): void {
  for (const name of response.getHeaderNames()) {
    if (describesBody.test(name)) response.removeHeader(name);
  }
  const { type, body, policy } = failureOf(request);
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', type);
  response.setHeader(policyHeader, policy);
  response.end(body);
}

function failureOf({ url = '' }: IncomingMessage): Failure {
  if (url.startsWith('/api/')) return asJson;
  // The path of a file has an extension, that of a page has none.
  return /\.[a-z]+(?:\?|$)/.test(url) ? asText : asPage;
}

/** Those of the page that failed, its preloads too. */
const describesBody = /^(?:content-.*|etag|last-modified|link|set-cookie)$/;
