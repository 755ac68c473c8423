import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { policyHeader } from '../../lib/routing/policy/content-security-policy.ts';
import { type EncodedResponse, encodable } from '../encoded-response.ts';
import { preparePage } from '../html/prepare-page.ts';
import { isNotFound, routeOf } from '../middleware/normalize-url.ts';
import type { Rendered } from '../render.ts';
import { type Lifetime, responseHead } from './response-head.ts';

/** A response as it is sent, and its lifetime; `null` when it may not be stored. */
export type Finished = { response: EncodedResponse; lifetime: Lifetime | null };

/**
 * Finishes what Next.js has rendered: its status and headers about caching, its HTML with the Content Security
 * Policy, and its `ETag`.
 */
export function finishResponse(rendered: Rendered, request: IncomingMessage): Finished {
  const { headers, state } = rendered;
  const route = routeOf(request);
  const {
    status,
    headers: own,
    lifetime,
  } = responseHead(
    {
      status: isNotFound(request) ? 404 : rendered.status,
      cacheControl: String(headers['cache-control'] ?? ''),
      isUnknown: route === null,
      isPage: isPage(request),
      state,
    },
    Date.now(),
  );
  const finished = { ...headers, ...lowerCase({ ...own, ...route?.headers }) };
  let { body } = rendered;
  if (isHtml(headers['content-type'])) {
    // A page for one visitor has a policy with a nonce.
    const policy = request.headers[policyName];
    const prepared = policy === undefined ? preparePage(pathOf(request), body.toString()) : null;
    if (prepared !== null) body = Buffer.from(prepared.html);
    finished[policyName] = prepared?.policy ?? policy;
  }
  if (lifetime !== null) finished.etag ??= `W/"${hash(body)}"`;
  return { response: encodable({ status, headers: finished, body }), lifetime };
}

const policyName = policyHeader.toLowerCase();

/** Whether what responds is a page that caches may store; the page of an unknown path is one. */
function isPage(request: IncomingMessage): boolean {
  const route = routeOf(request);
  if (route === null) return !pathOf(request).startsWith('/api/');
  return route.kind === 'page' && !route.perRequest;
}

/** Whether a response is a page, by its media type. */
function isHtml(type: unknown): boolean {
  return String(type).startsWith('text/html');
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/\?.*$/s, '');
}

function hash(body: Buffer): string {
  return createHash('sha1').update(body).digest('base64url');
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
