import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { imagePath } from '../../lib/images/image-url.ts';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';
import {
  acceptedEncoding,
  type EncodableResponse,
  inEncodingFor,
  type Sent,
  sendWhole,
} from '../encoded-response.ts';
import { respondFailed } from '../error-responses.ts';
import { routeOf } from '../middleware/check-request.ts';
import { clientNetwork } from '../middleware/headers.ts';
import { routerHeaders } from '../middleware/route-request.ts';
import type { Handler } from '../render.ts';
import { createRenders, type Result } from './renders.ts';
import {
  ageOf,
  countBytes,
  findResponse,
  type StoredResponse,
  type Usage,
  usageOf,
} from './stored-response.ts';

/** Seconds after which a client may retry when too many pages are being rendered. */
const retryAfterSeconds = 5;

/** Headers that Next.js needs: it does not see the origin that one visitor has requested, or their browser. */
const sameForAll = { host: 'localhost', 'user-agent': 'medireleve' };

/** Responds with a stored response (RFC 9111), also a stale one while another is rendered (RFC 5861), or a new one. */
export function respond(handle: Handler): Middleware {
  const startRender = createRenders(handle);
  return async (request, response) => {
    // The cache stores what a GET gets; Node.js sends no body to a HEAD.
    if (request.method === 'HEAD') request.method = 'GET';
    const encoding = acceptedEncoding(request);
    const job = { request, network: clientNetwork(request), encoding };
    const sent = { url: request.url, headers: request.headers };
    const shared = sharedHeaders(request);
    if (shared === null) return send(await startRender({ ...job, key: null }), sent, response);
    const key = JSON.stringify([request.url, shared]);
    request.headers = { ...sameForAll, ...shared };
    const stored = await findResponse(key);
    const usage = usageOf(stored);
    noteCache(usage);
    const rendering = usage === 'hit' ? null : startRender({ ...job, key });
    if (stored !== null && (usage === 'hit' || usage === 'stale')) {
      return sendStored(key, stored, sent, response);
    }
    const result = await rendering;
    const status = result?.response.status ?? 503;
    if (stored !== null && usage === 'if-error' && status >= 500) {
      return sendStored(key, unstored(stored), sent, response);
    }
    return send(result, sent, response, stored);
  };
}

/** The headers that a response depends on, its key with the URL: Next.js sees no others. `null`: it is for one client. */
function sharedHeaders(request: IncomingMessage): IncomingHttpHeaders | null {
  const { method, url = '', headers } = request;
  const isImage = url.startsWith(`${imagePath}?`);
  const route = routeOf(request);
  if (method !== 'GET' || route?.perRequest || route?.secret || route?.forOperators) return null;
  if (url.startsWith('/_next/') && !isImage) return null;
  const names = isImage ? ['accept'] : routerHeaders;
  const sent = names.filter((name) => headers[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, headers[name]]));
}

/** For the log, metrics and traces. */
function noteCache(usage: Usage): void {
  const current = currentRequest();
  if (current !== undefined) current.cache = usage === 'hit' || usage === 'stale' ? usage : 'miss';
}

/** A response that no cache in front of this one may store. */
function unstored(stored: StoredResponse): StoredResponse {
  const { 'cdn-cache-control': _, ...headers } = stored.headers;
  return { ...stored, headers: { ...headers, 'cache-control': 'private, no-store' } };
}

/** @param result `null`: too many run. @param stored what it replaces; `undefined` where none may be stored. */
async function send(
  result: Result | null,
  request: Sent,
  response: ServerResponse,
  stored?: StoredResponse | null,
): Promise<void> {
  if (result === null) {
    response.setHeader('Retry-After', retryAfterSeconds);
    return respondFailed(request, response, 503);
  }
  const whole = await inEncodingFor(request, result.response);
  // The page of Next.js for one that throws shows nothing without scripts.
  const isHtml = String(whole.headers['content-type']).startsWith('text/html');
  if (whole.status === 500 && isHtml) return respondFailed(request, response);
  if (stored !== undefined) {
    const reason = stored === null ? 'uri-miss' : 'stale';
    setCacheStatus(response, whole, `fwd=${reason}${result.isStored ? '; stored' : ''}`);
  }
  sendWhole(whole, request, response);
}

async function sendStored(
  key: string,
  stored: StoredResponse,
  request: Sent,
  response: ServerResponse,
): Promise<void> {
  const age = ageOf(stored);
  const count = Object.keys(stored.bodies).length;
  const whole = await inEncodingFor(request, stored);
  if (Object.keys(stored.bodies).length > count) countBytes(key, stored);
  const left = Math.ceil(stored.lifetime.fresh - age);
  setCacheStatus(response, whole, `hit; ttl=${left}`);
  // An image, which browsers store too. nginx does not read `Age`.
  const hasMaxAge = /\bmax-age=[1-9]/.test(String(whole.headers['cache-control']));
  const headers = hasMaxAge
    ? { ...whole.headers, 'cache-control': `public, max-age=${Math.max(0, left)}` }
    : { ...whole.headers, age: String(Math.floor(age)) };
  sendWhole({ ...whole, headers }, request, response);
}

/** Says what the cache did (RFC 9211), of what other caches may store too. */
function setCacheStatus(
  response: ServerResponse,
  { headers }: Pick<EncodableResponse, 'headers'>,
  status: string,
): void {
  const isPublic = !/\b(?:private|no-store)\b/.test(String(headers['cache-control']));
  if (isPublic) response.setHeader('Cache-Status', `medireleve; ${status}`);
}
