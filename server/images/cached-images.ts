import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { sendWhole } from '../whole-response.ts';

/** An optimized image. */
export type CachedImage = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** In milliseconds. */
  expiresAt: number;
};

/** Bytes of the images in memory: one of a card has about 30 kB. */
const maxBytes = 32_000_000;
/** Bytes of an image beside its body. */
const overhead = 1_000;

/** The optimized images of this process, by format and URL. */
export const images = new BoundedCache<CachedImage>(
  maxBytes,
  ({ body }) => overhead + body.length,
  'images',
);

/** Sends an image, or 304 to a client that has it. */
export function sendImage(
  { headers, body, expiresAt }: CachedImage,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const seconds = Math.max(0, Math.ceil((expiresAt - Date.now()) / 1_000));
  const control = { 'cache-control': `public, max-age=${seconds}` };
  sendWhole({ status: 200, headers: { ...headers, ...control }, body }, request, response);
}
