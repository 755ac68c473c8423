import type { ServerResponse } from 'node:http';
import type { CompleteBody } from '../response-body.ts';
import type { CachedImage } from './cached-images.ts';
import type { RequestedImage } from './requested-image.ts';

/** Bytes: a larger image is hardly smaller than its source. */
const maxBytes = 1_000_000;
const headerNames = ['content-type', 'etag', 'vary', 'content-disposition'];

/**
 * The image in a response of Next.js; `null` when there is none. When Next.js cannot optimize an image, it
 * responds with 200 and the source.
 */
export function optimizedImage(
  response: ServerResponse,
  body: CompleteBody,
  format: RequestedImage['format'],
): CachedImage | null {
  const type = String(response.getHeader('content-type'));
  const isOptimized = format === '*/*' ? type.startsWith('image/') : type === format;
  if (response.statusCode !== 200 || !isOptimized) return null;
  if (!Buffer.isBuffer(body) || body.length > maxBytes) return null;
  const [, seconds] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  const headers = Object.fromEntries(headerNames.map((name) => [name, response.getHeader(name)]));
  return { headers, body, expiresAt: Date.now() + 1_000 * Number(seconds ?? 0) };
}
