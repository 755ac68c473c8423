import type { ServerResponse } from 'node:http';
import type { AskedPicture } from './asked-picture.ts';
import type { KeptPicture } from './kept-pictures.ts';

/** Bytes of a picture that is worth it: what is larger is not much smaller than what was published. */
const largest = 1_000_000;
const told = ['content-type', 'etag', 'vary', 'content-disposition'];

/**
 * The picture that Next.js is about to answer with; `null` when it has none. When it could make none,
 * it gives what was published, with 200.
 */
export function heardPicture(
  response: ServerResponse,
  body: unknown,
  format: AskedPicture['format'],
): KeptPicture | null {
  const type = String(response.getHeader('content-type'));
  const isMade = format === '*/*' ? type.startsWith('image/') : type === format;
  if (response.statusCode !== 200 || !isMade) return null;
  if (!Buffer.isBuffer(body) || body.length > largest) return null;
  const [, seconds] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  const headers = Object.fromEntries(told.map((name) => [name, response.getHeader(name)]));
  return { headers, body, dueAt: Date.now() + 1_000 * Number(seconds ?? 0) };
}
