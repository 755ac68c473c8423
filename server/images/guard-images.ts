import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { config } from '../../lib/config.ts';
import { writeLine } from '../../lib/log/line.ts';
import type { Middleware, Next } from '../compose.ts';
import { onCompleteBody } from '../response-body.ts';
import { images, sendImage } from './cached-images.ts';
import { optimizedImage } from './optimized-image.ts';
import { imageQueue } from './queue.ts';
import { isImagePath, type RequestedImage, readRequestedImage } from './requested-image.ts';

/** Milliseconds for which an image that could not be optimized is not tried again. */
const pause = 60_000;

/** Until when not to try, by the URL of the image. */
const failed = new BoundedCache<number>(200_000, () => 100);

const methods = ['GET', 'HEAD'];

/**
 * Guards the image optimizer of Next.js (`/_next/image`): passes on what our pages request, a few at a
 * time, and caches what comes of it, in memory. Redirects to the source of what cannot be optimized: a
 * drawing, what is too large, what its host fails to give, what would take too long.
 *
 * For after `compress`: it has to see the response before anything else changes it.
 */
export const guardImages: Middleware = (request, response, next) => {
  if (!isImagePath(request.url ?? '')) return next();
  if (config.PICTURE_HOSTS.length === 0) return refuse(response, 404);
  if (!methods.includes(request.method ?? '')) {
    response.setHeader('Allow', methods.join(', '));
    return refuse(response, 405);
  }
  const image = readRequestedImage(request.url ?? '', request.headers, config.PICTURE_HOSTS);
  if (image === null) return refuse(response, 400);
  if (!sendCached(image, request, response)) return optimize(image, request, response, next);
};

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}

/** Answers with what is known of an image; tells whether there was something. */
function sendCached(image: RequestedImage, request: IncomingMessage, response: ServerResponse) {
  const cached = images.get(keyOf(image));
  const isExpired = cached === undefined || cached.expiresAt <= Date.now();
  const isPaused = (failed.get(image.source) ?? 0) > Date.now();
  if (cached !== undefined && (!isExpired || isPaused)) {
    response.setHeader('x-nextjs-cache', isExpired ? 'STALE' : 'HIT');
    sendImage(cached, request, response);
  } else if (isPaused) redirectToSource(image, response, pause);
  else return false;
  return true;
}

/** Has Next.js optimize an image, in its turn. */
async function optimize(
  image: RequestedImage,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> {
  const endTurn = await imageQueue.take();
  if (endTurn === null) return redirectToSource(image, response, 0);
  // Those who waited for the same image have it now.
  if (response.destroyed || sendCached(image, request, response)) {
    endTurn();
    if (!response.writableEnded) response.end();
    return;
  }
  const before = new Set(response.getHeaderNames());
  onCompleteBody(response, (body) => {
    endTurn();
    const optimized = optimizedImage(response, body, image.format);
    const { statusCode } = response;
    for (const name of response.getHeaderNames()) {
      if (!before.has(name)) response.removeHeader(name);
    }
    if (optimized !== null) {
      images.set(keyOf(image), optimized);
      response.setHeader('x-nextjs-cache', 'MISS');
      sendImage(optimized, request, response);
    } else {
      writeLine('warn', { event: 'image not optimized', status: statusCode });
      failed.set(image.source, Date.now() + pause);
      sendCached(image, request, response);
    }
    return null;
  });
  // Next.js sees one of three requests for each image, whoever sends it.
  request.url = image.url;
  request.method = 'GET';
  request.headers.accept = image.format;
  await next();
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
