import type { NextRequest } from 'next/server';
import { answerFeed } from '@/app/answer-feed';
import { lifeOfPosts } from '@/lib/api/cache';
import { getLatestPosts } from '@/lib/api/resources/latest-posts';
import { blogFeed } from '@/lib/blog/feed';
import { feedHref, parseFeedTag } from '@/lib/blog/feed-address';
import type { FeedKind } from '@/lib/feeds/kinds';

/** Answers with the feed of the latest posts, or of those with the tag of the query. */
export function answerBlogFeed({ nextUrl, headers }: NextRequest, kind: FeedKind) {
  const tag = parseFeedTag(nextUrl.searchParams);
  return answerFeed(headers, kind, {
    href: feedHref(kind, tag),
    life: lifeOfPosts,
    read: async () => blogFeed(await getLatestPosts(tag), tag),
    sorry: 'Le blog n’est pas disponible pour le moment.',
  });
}
