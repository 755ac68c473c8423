import { createHash } from 'node:crypto';
import { cacheHeaders, notStored } from '@/lib/bff/headers';
import { statusOf } from '@/lib/bff/http-error';

/* What the site answers with besides pages and its API: feeds and share images. */

type File = {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** How long it is good for. */
  life: number;
};

/** Answers with a file, or with 304 whoever has it already. */
export function fileResponse(requested: Headers, { body, type, life }: File): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = {
    ...cacheHeaders(life),
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  // A proxy that packs what we answer marks the tag as weak.
  const known = requested.get('if-none-match')?.replace(/^W\//, '') === etag;
  return known ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}

/** Answers that there is no file, for this once, with a sentence for whoever reads it. */
export function fileNotFoundResponse(
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...notStored, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

/** Answers that the API failed, 502 or 504; throws an error of our own. */
export function failureResponse(error: unknown, sentence: string): Response {
  const status = statusOf(error);
  if (status === null) throw error;
  return fileNotFoundResponse(status, sentence);
}
