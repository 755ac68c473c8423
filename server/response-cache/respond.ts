import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';
import { type EncodedResponse, inEncodingFor } from '../encoded-response.ts';
import { respondFailed } from '../failed-page/respond-failed.ts';
import type { Handler } from '../render.ts';
import { sendWhole } from '../whole-response.ts';
import { cacheKey } from './cache-key.ts';
import { Renders, type Result } from './renders.ts';
import { findResponse, freshnessOf, measureAgain, type StoredResponse } from './stored-response.ts';

/** Seconds after which a client may retry when too many pages are being rendered. */
const retryAfterSeconds = 5;

/**
 * Responds with a stored response (RFC 9111), else with one that Next.js renders: once for all who wait for it. A
 * response that is stale by its age is sent while a new one is rendered (stale-while-revalidate), and a good one in the
 * place of an error (stale-if-error, RFC 5861). One whose content has changed is rendered before it is sent, and one
 * whose subject was deleted is never sent.
 *
 * @param handle the request handler of Next.js.
 */
export function respond(handle: Handler): Middleware {
  const renders = new Renders(handle);
  return async (request, response) => {
    // The cache stores what a GET gets; Node.js sends no body to a HEAD.
    if (request.method === 'HEAD') request.method = 'GET';
    const key = cacheKey(request);
    if (key === null) await send(await renders.start(null, request), request, response);
    else await respondWithKey(key, renders, request, response);
  };
}

async function respondWithKey(
  key: string,
  renders: Renders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  hideOrigin(request);
  const stored = await findResponse(key);
  const usage = stored === null ? 'none' : usageOf(stored);
  noteCache(cacheNotes[usage]);
  if (stored !== null && (usage === 'fresh' || usage === 'while-revalidating')) {
    if (usage === 'while-revalidating') void renders.start(key, request);
    return sendStored(key, stored, request, response);
  }
  const result = await renders.start(key, request);
  if (stored !== null && usage === 'if-error' && isError(result)) {
    return sendStored(key, unstored(stored), request, response);
  }
  noteForward(response, result, stored === null ? 'uri-miss' : 'stale');
  return send(result, request, response);
}

/** No response that others get may contain the origin that one visitor has requested. */
function hideOrigin({ headers }: IncomingMessage): void {
  headers.host = 'localhost';
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-proto'];
}

/** How a stored response may be used. */
type Usage = 'fresh' | 'while-revalidating' | 'if-error' | 'none';

/** For the log, metrics and traces. */
const cacheNotes = {
  fresh: 'hit',
  'while-revalidating': 'stale',
  'if-error': 'miss',
  none: 'miss',
} as const;

function isError(result: Result | null): boolean {
  return result === null || result.response.status >= 500;
}

/** A response that no cache in front of this one may store. */
function unstored(stored: StoredResponse): StoredResponse {
  const { 'cdn-cache-control': _, ...headers } = stored.headers;
  return { ...stored, headers: { ...headers, 'cache-control': 'private, no-store' } };
}

/** @param result `null` when too many are being rendered. */
async function send(
  result: Result | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (result === null) {
    response.setHeader('Retry-After', retryAfterSeconds);
    respondFailed(request, response, 503);
    return;
  }
  const whole = await inEncodingFor(request, result.response);
  // What Next.js sends when a page throws shows nothing without scripts.
  const hasThrown =
    whole.status === 500 && String(whole.headers['content-type']).startsWith('text/html');
  if (hasThrown) respondFailed(request, response);
  else sendWhole(whole, request, response);
}

async function sendStored(
  key: string,
  stored: StoredResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { staleAt, storedAt, bodies } = stored;
  if (isPublic(stored)) {
    response.setHeader('Cache-Status', formatCacheStatus({ kind: 'hit', expiresAt: staleAt }));
  }
  const age = Math.floor((Date.now() - storedAt) / 1_000);
  const { size } = bodies;
  const whole = await inEncodingFor(request, stored);
  if (bodies.size !== size) measureAgain(key, stored);
  sendWhole({ ...whole, headers: { ...whole.headers, age: String(age) } }, request, response);
}

function noteForward(
  response: ServerResponse,
  result: Result | null,
  reason: 'uri-miss' | 'stale',
): void {
  if (result === null || !isPublic(result.response)) return;
  const { isStored } = result;
  response.setHeader('Cache-Status', formatCacheStatus({ kind: 'forward', reason, isStored }));
}

function isPublic({ headers }: EncodedResponse): boolean {
  return !/\b(?:private|no-store)\b/.test(String(headers['cache-control']));
}

function noteCache(cache: 'hit' | 'stale' | 'miss'): void {
  const current = currentRequest();
  if (current !== undefined) current.cache = cache;
}

function usageOf(stored: StoredResponse): Usage {
  const freshness = freshnessOf(stored);
  if (freshness === 'fresh') return 'fresh';
  // A stale 404: what exists by now would look as if it did not.
  if (freshness === 'deleted' || stored.status !== 200) return 'none';
  const now = Date.now();
  if (freshness === 'stale' && now < stored.revalidatedUntil) return 'while-revalidating';
  return now < stored.usableUntil ? 'if-error' : 'none';
}

/** What the cache did with a request (RFC 9211). */
type CacheStatus =
  | { kind: 'hit'; expiresAt: number }
  | {
      kind: 'forward';
      /** `stale`: the stored response is not fresh. */
      reason: 'uri-miss' | 'stale';
      isStored: boolean;
    };

/**
 * The value of `Cache-Status` (RFC 9211).
 *
 * @param now in milliseconds, as `expiresAt`; a response that is fresh until the next build has no `ttl`.
 */
function formatCacheStatus(status: CacheStatus, now = Date.now()): string {
  if (status.kind === 'forward') {
    return `medireleve; fwd=${status.reason}${status.isStored ? '; stored' : ''}`;
  }
  if (!Number.isFinite(status.expiresAt)) return 'medireleve; hit';
  return `medireleve; hit; ttl=${Math.ceil((status.expiresAt - now) / 1_000)}`;
}
