import type { IncomingMessage, ServerResponse } from 'node:http';
import { imagePath } from '../../lib/images/image-url.ts';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';
import { type EncodedResponse, inEncodingFor, sendWhole } from '../encoded-response.ts';
import { respondFailed } from '../failed-page/respond-failed.ts';
import { routeOf } from '../middleware/normalize-url.ts';
import type { Handler } from '../render.ts';
import { createRenders, type Result } from './renders.ts';
import { findResponse, measureAgain, type StoredResponse, usageOf } from './stored-response.ts';

/** Seconds after which a client may retry when too many pages are being rendered. */
const retryAfterSeconds = 5;

/** Characters of a key: no request of the router comes near. */
const maxKeyLength = 8_000;

/** With which the router of Next.js says what data it lacks. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** For the log, metrics and traces. */
const cacheNotes = {
  fresh: 'hit',
  'while-revalidating': 'stale',
  'if-error': 'miss',
  none: 'miss',
} as const;

/**
 * Responds with a stored response (RFC 9111), else with one that Next.js renders: once for all who wait for it. A
 * response that is stale by its age is sent while a new one is rendered (stale-while-revalidate), and a good one in the
 * place of an error (stale-if-error, RFC 5861). One whose content has changed is rendered before it is sent, and one
 * whose subject was deleted is never sent.
 *
 * @param handle the request handler of Next.js.
 */
export function respond(handle: Handler): Middleware {
  const startRender = createRenders(handle);
  return async (request, response) => {
    // The cache stores what a GET gets; Node.js sends no body to a HEAD.
    if (request.method === 'HEAD') request.method = 'GET';
    const key = cacheKey(request);
    if (key === null) return send(await startRender(null, request), request, response);
    hideOrigin(request);
    const stored = await findResponse(key);
    if (stored === null) {
      noteCache('miss');
      return sendRendered('uri-miss', await startRender(key, request), request, response);
    }
    const usage = usageOf(stored);
    noteCache(cacheNotes[usage]);
    if (usage === 'while-revalidating') void startRender(key, request);
    if (usage === 'fresh' || usage === 'while-revalidating') {
      return sendStored(key, stored, request, response);
    }
    const result = await startRender(key, request);
    const hasFailed = result === null || result.response.status >= 500;
    return usage === 'if-error' && hasFailed
      ? sendStored(key, unstored(stored), request, response)
      : sendRendered('stale', result, request, response);
  };
}

/**
 * The key of the response to a request: its normalized URL and the headers that the response may depend on. `null` for
 * a request whose response is for one client alone.
 */
function cacheKey(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  const isImage = url.startsWith(`${imagePath}?`);
  if (method !== 'GET') return null;
  if (isImage) return JSON.stringify([url, headers.accept]);
  if (url.startsWith('/_next/') || routeOf(request)?.perRequest) return null;
  if (headers.authorization !== undefined) return null;
  const names = headers.rsc === undefined ? [] : routerHeaders;
  const key = JSON.stringify([url, ...names.map((name) => headers[name])]);
  return key.length > maxKeyLength ? null : key;
}

/** No response that others get may contain the origin that one visitor has requested. */
function hideOrigin({ headers }: IncomingMessage): void {
  headers.host = 'localhost';
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-proto'];
}

/** A response that no cache in front of this one may store. */
function unstored(stored: StoredResponse): StoredResponse {
  const { 'cdn-cache-control': _, ...headers } = stored.headers;
  return { ...stored, headers: { ...headers, 'cache-control': 'private, no-store' } };
}

function noteCache(cache: 'hit' | 'stale' | 'miss'): void {
  const current = currentRequest();
  if (current !== undefined) current.cache = cache;
}

function sendRendered(
  reason: 'uri-miss' | 'stale',
  result: Result | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (result !== null && isPublic(result.response)) {
    setCacheStatus(response, `fwd=${reason}${result.isStored ? '; stored' : ''}`);
  }
  return send(result, request, response);
}

/** @param result `null` when too many are being rendered. */
async function send(
  result: Result | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (result === null) {
    response.setHeader('Retry-After', retryAfterSeconds);
    return respondFailed(request, response, 503);
  }
  const whole = await inEncodingFor(request, result.response);
  // What Next.js sends when a page throws shows nothing without scripts.
  const isHtml = String(whole.headers['content-type']).startsWith('text/html');
  if (whole.status === 500 && isHtml) respondFailed(request, response);
  else sendWhole(whole, request, response);
}

async function sendStored(
  key: string,
  stored: StoredResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { staleAt, storedAt, bodies } = stored;
  const now = Date.now();
  if (isPublic(stored)) {
    setCacheStatus(response, `hit; ttl=${Math.ceil((staleAt - now) / 1_000)}`);
  }
  const { size } = bodies;
  const whole = await inEncodingFor(request, stored);
  if (bodies.size !== size) measureAgain(key, stored);
  const age = String(Math.floor((now - storedAt) / 1_000));
  sendWhole({ ...whole, headers: { ...whole.headers, age } }, request, response);
}

function isPublic({ headers }: EncodedResponse): boolean {
  return !/\b(?:private|no-store)\b/.test(String(headers['cache-control']));
}

/** Says what the cache did (RFC 9211). */
function setCacheStatus(response: ServerResponse, status: string): void {
  response.setHeader('Cache-Status', `medireleve; ${status}`);
}
