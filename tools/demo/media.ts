import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { notFound, type RouteResponse } from './http/response.ts';
import type { Call } from './http/router.ts';

const MEDIA = join(import.meta.dirname, 'media');
const POST_MEDIA = join(import.meta.dirname, 'posts', 'media');

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** A picture of the sample. */
export async function mediaFile({ params, request }: Call): Promise<RouteResponse> {
  const path = params.path ?? '';
  const type = TYPES[extname(path).toLowerCase()];
  if (type === undefined) throw notFound();
  const file = path.startsWith('posts/')
    ? await contentOf(POST_MEDIA, path.slice('posts/'.length))
    : await contentOf(MEDIA, path);
  return mediaResponse(file, type, request.headers['if-none-match']);
}

/**
 * The sample names files by path (`/media/…`); a real service sends absolute URLs. A path is replaced where a URL can
 * begin: after a quote, a bracket, a comma or a space of a `srcset`.
 */
export const absoluteMedia = (text: string, origin: string): string =>
  text.replace(/(?<=["'(\s,])\/media\//g, `${origin}/media/`);

/** Reads a file of the folder; a path outside the folder is not found. */
async function contentOf(folder: string, path: string): Promise<Buffer> {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || path.includes('\0')) throw notFound();
  return readFile(file).catch(() => {
    throw notFound();
  });
}

function mediaResponse(file: Buffer, type: string, known: string | undefined): RouteResponse {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Cache-Control': 'public, max-age=86400',
    // An SVG opened as a document must not run scripts.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ETag: etag,
  };
  return known === etag
    ? { status: 304, headers, body: '' }
    : { status: 200, headers: { ...headers, 'Content-Type': type }, body: file };
}
