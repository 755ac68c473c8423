import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { config } from '../../lib/config/index.ts';
import { currentRequest } from '../../lib/runtime/current-request.ts';
import { logRepeated } from '../../lib/runtime/log/log-repeated.ts';
import type { Middleware } from '../compose.ts';
import { type Handler, type Rendered, render } from '../render.ts';
import { type CachedImage, images, sendImage } from './cached-images.ts';
import { imageQueue } from './queue.ts';
import { isImagePath, type RequestedImage, readRequestedImage } from './requested-image.ts';

/** Milliseconds before an image that could not be optimized is tried again. */
const retryDelayMs = 60_000;

/** When to try a failed image again, by its URL. */
const retryTimes = new BoundedCache<number>(200_000, () => 100);

const methods = ['GET', 'HEAD'];

/**
 * Guards the image optimizer of Next.js (`/_next/image`): passes on requests for images of our pages, a few
 * at a time, and caches the results in memory. Redirects to the source of an image that cannot be
 * optimized: a vector image, one that is too large, one that its host does not send, or a full queue.
 *
 * @param handle the request handler of Next.js.
 */
export const guardImages =
  (handle: Handler): Middleware =>
  (request, response, next) => {
    if (!isImagePath(request.url ?? '')) return next();
    if (config.PICTURE_HOSTS.length === 0) return refuse(response, 404);
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('Allow', methods.join(', '));
      return refuse(response, 405);
    }
    const image = readRequestedImage(request.url ?? '', request.headers, config.PICTURE_HOSTS);
    if (image === null) return refuse(response, 400);
    if (!sendCached(image, request, response)) return optimize(image, request, response, handle);
  };

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

/** Responds from the cache, or with a redirect after a failure; returns whether it has responded. */
function sendCached(image: RequestedImage, request: IncomingMessage, response: ServerResponse) {
  const cached = images.get(keyOf(image));
  const isExpired = cached === undefined || cached.expiresAt <= Date.now();
  const hasFailed = (retryTimes.get(image.source) ?? 0) > Date.now();
  if (cached !== undefined && (!isExpired || hasFailed)) {
    note(response, isExpired ? 'stale' : 'hit');
    sendImage(cached, request, response);
  } else if (hasFailed) redirectToSource(image, response, retryDelayMs);
  else return false;
  return true;
}

/** Has Next.js optimize an image, after waiting in the queue. */
async function optimize(
  image: RequestedImage,
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handler,
): Promise<void> {
  const endTurn = await imageQueue.take();
  if (endTurn === null) return redirectToSource(image, response, 0);
  // Another request may have stored the image meanwhile.
  if (response.destroyed || sendCached(image, request, response)) {
    endTurn();
    if (!response.writableEnded) response.end();
    return;
  }
  // Next.js receives one of three requests for each image, one per format.
  request.url = image.url;
  request.method = 'GET';
  request.headers.accept = image.format;
  const rendered = await render(handle, request).finally(endTurn);
  const optimized = optimizedImage(rendered, image.format);
  if (optimized !== null) {
    images.set(keyOf(image), optimized);
    note(response, 'miss');
    sendImage(optimized, request, response);
  } else {
    logRepeated('warn', { event: 'image not optimized', status: rendered.status });
    retryTimes.set(image.source, Date.now() + retryDelayMs);
    sendCached(image, request, response);
  }
}

/** For the client (RFC 9211), the log, metrics and traces. */
function note(response: ServerResponse, cache: 'hit' | 'stale' | 'miss'): void {
  const current = currentRequest();
  if (current !== undefined) current.cache = cache;
  const status = { hit: 'hit', stale: 'hit', miss: 'fwd=uri-miss; stored' };
  response.setHeader('Cache-Status', `medireleve; ${status[cache]}`);
}

function keyOf({ format, url }: RequestedImage): string {
  return `${format} ${url}`;
}

/** @param maxAge how long the redirect is fresh, in milliseconds. */
function redirectToSource({ source }: RequestedImage, response: ServerResponse, maxAge: number) {
  response.statusCode = 307;
  response.setHeader('Location', source);
  const control = maxAge === 0 ? 'no-store' : `public, max-age=${maxAge / 1_000}`;
  response.setHeader('Cache-Control', control);
  response.end();
}

/** Bytes: a larger image is hardly smaller than its source. */
const maxBytes = 1_000_000;
const headerNames = ['content-type', 'etag', 'vary', 'content-disposition'];

/**
 * The image in a response of Next.js; `null` when there is none. When Next.js cannot optimize an image, it
 * responds with 200 and the source.
 */
function optimizedImage(
  { status, headers: sent, body }: Rendered,
  format: RequestedImage['format'],
): CachedImage | null {
  const type = String(sent['content-type']);
  const isOptimized = format === '*/*' ? type.startsWith('image/') : type === format;
  if (status !== 200 || !isOptimized || body.length > maxBytes) return null;
  const [, seconds] = /max-age=(\d+)/.exec(String(sent['cache-control'])) ?? [];
  const headers = Object.fromEntries(headerNames.map((name) => [name, sent[name]]));
  return { headers, body, expiresAt: Date.now() + 1_000 * Number(seconds ?? 0) };
}
