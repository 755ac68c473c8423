import { createHash } from 'node:crypto';
import { connection } from 'next/server';
import { cacheHeaders, notStored } from '@/lib/bff/headers';
import { statusOf } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { lifeOf } from '@/lib/images/signed-url';
import { withResponseState } from '@/lib/runtime/current-request';
import { type Feed, type FeedKind, feedTypes } from '@/lib/share/feeds/feed';
import { writeJsonFeed, writeRss } from '@/lib/share/feeds/write-feed';

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
  const headers = {
    ...own,
    ...cacheHeaders(cacheLife),
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
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
 * Responds with what `read` returns: 404 for `null` (`missing`), and 502 or 504 when the API failed: feed readers and
 * crawlers then keep what they know and retry, whereas an empty file would delete it.
 * @throws any other error.
 */
export async function respondWithFile(
  { missing, failed }: { missing?: string; failed: string },
  read: () => Promise<Response | null>,
): Promise<Response> {
  // Next.js prerenders a route handler only at the path of a metadata file, as /sitemap.xml.
  await connection();
  try {
    return (await withResponseState(read)) ?? fileNotFoundResponse(404, missing ?? failed);
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    return fileNotFoundResponse(status, failed);
  }
}

/** The response with a calendar of ads. @param disposition how it is shown or saved (RFC 6266). */
export function calendarResponse(body: string, disposition: string): Response {
  const type = 'text/calendar; charset=utf-8';
  const headers = { 'Content-Disposition': disposition };
  return fileResponse({ body, type, cacheLife: adsCacheLife, headers });
}

const writers = { rss: writeRss, json: writeJsonFeed };

/** The response with a feed. @param href its path, with its query. */
export function feedResponse(kind: FeedKind, feed: Feed, href: string, cacheLife: number) {
  const body = writers[kind](feed, `${config.SITE_URL}${href}`);
  const type = `${feedTypes[kind]}; charset=utf-8`;
  return fileResponse({ body, type, cacheLife: lifeOf(body, cacheLife) });
}
