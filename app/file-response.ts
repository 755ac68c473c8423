import { createHash } from 'node:crypto';
import { cacheHeaders, notStored } from '@/lib/bff/headers';
import { statusOf } from '@/lib/bff/respond';
import { config } from '@/lib/config/config';
import { lifeOf } from '@/lib/images/signed-url';
import { type Feed, type FeedKind, feedTypes } from '@/lib/share/feeds/feed';
import { writeJsonFeed } from '@/lib/share/feeds/json-feed';
import { writeRss } from '@/lib/share/feeds/rss';

/* Responses that are neither pages nor JSON: feeds, share images and calendar files. */

type File = {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  cacheLife: number;
  /** Others than those that every file has. */
  headers?: Record<string, string>;
};

/** Responds with a file; the server responds with 304 to a client that has it. */
export function fileResponse({ body, type, cacheLife, headers: own }: File): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = {
    ...own,
    ...cacheHeaders(cacheLife),
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  return new Response(body, { headers });
}

/** An error response with a text for the reader, not stored by caches. */
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

/**
 * The response to a failure of the API, 502 or 504.
 * @throws any other error.
 */
export function failureResponse(error: unknown, sentence: string): Response {
  const status = statusOf(error);
  if (status === null) throw error;
  return fileNotFoundResponse(status, sentence);
}

const writers = { rss: writeRss, json: writeJsonFeed };

type Source = {
  /** The path of the feed, with its query. */
  href: string;
  cacheLife: number;
  read: () => Promise<Feed>;
  /** The text of the response when the API fails. */
  failureMessage: string;
};

/**
 * Responds with a feed. When the API fails the status is 502 or 504: feed readers then keep their
 * entries and retry, whereas an empty feed would delete them.
 */
export async function feedResponse(
  kind: FeedKind,
  { href, cacheLife, read, failureMessage }: Source,
): Promise<Response> {
  try {
    const body = writers[kind](await read(), `${config.SITE_URL}${href}`);
    return fileResponse({
      body,
      type: `${feedTypes[kind]}; charset=utf-8`,
      cacheLife: lifeOf(body, cacheLife),
    });
  } catch (error) {
    return failureResponse(error, failureMessage);
  }
}
