import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { lifeOfPosts } from '@/lib/api/cache';
import { kept, notKept } from '@/lib/api/door/headers';
import { statusOf } from '@/lib/api/door/refusal';
import { getLatestPosts } from '@/lib/api/latest-posts';
import { blogFeed } from '@/lib/blog/feed';
import { type FeedKind, feedHref, parseFeedTag } from '@/lib/blog/feed-address';
import { config } from '@/lib/config';
import type { Feed } from '@/lib/feeds/feed';

/**
 * Answers with a feed of the blog. When the API fails the answer says so, 502 or 504: readers keep
 * what they have and come back, where an empty feed would be believed.
 */
export async function answerFeed(
  { nextUrl, headers: asked }: NextRequest,
  kind: FeedKind,
  type: string,
  write: (feed: Feed, feedUrl: string) => string,
): Promise<Response> {
  const tag = parseFeedTag(nextUrl.searchParams);
  try {
    const feed = blogFeed(await getLatestPosts(tag), tag);
    const text = write(feed, `${config.SITE_URL}${feedHref(kind, tag)}`);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const headers = {
      ...kept(lifeOfPosts),
      'Content-Type': `${type}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    };
    // A proxy that packs what we answer marks the tag as weak.
    const known = asked.get('if-none-match')?.replace(/^W\//, '') === etag;
    return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    return new Response('Le blog n’est pas disponible pour le moment.\n', {
      status,
      headers: { ...notKept, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
}
