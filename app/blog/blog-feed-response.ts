import type { NextRequest } from 'next/server';
import { feedResponse } from '@/app/feed-response';
import { readLatestPosts } from '@/lib/api/resources/first-pages';
import { blogFeed } from '@/lib/blog/feed';
import { feedHref, parseFeedTag } from '@/lib/blog/feed-url';
import { postsCacheLife } from '@/lib/cache/lifetimes';
import type { FeedKind } from '@/lib/share/feeds/kinds';

/** Responds with the feed of the latest posts, or of those with the tag of the query. */
export function blogFeedResponse({ nextUrl }: NextRequest, kind: FeedKind) {
  const tag = parseFeedTag(nextUrl.searchParams);
  return feedResponse(kind, {
    href: feedHref(kind, tag),
    cacheLife: postsCacheLife,
    read: async () => blogFeed(await readLatestPosts(tag), tag),
    failureMessage: 'Le blog n’est pas disponible pour le moment.',
  });
}
