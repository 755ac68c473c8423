import type { NextRequest } from 'next/server';
import { feedResponse } from '@/app/feed-response';
import { readLatestPosts } from '@/lib/api/resources/first-pages';
import { blogFeed } from '@/lib/blog/feed';
import { blogTitle } from '@/lib/blog/messages';
import { feedHref, parseFeedTag } from '@/lib/blog/search';
import { postsCacheLife } from '@/lib/cache/lifetimes';
import type { FeedKind } from '@/lib/share/feeds/feed';
import { feedLinks } from '@/lib/share/feeds/feed';

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

/** The feed links of a blog page: those of its tag, if any, then those of the whole blog. */
export function blogFeedLinks(tag: string | null) {
  const tags = tag === null ? [null] : [tag, null];
  return feedLinks(
    tags.map((each) => ({
      name: each === null ? blogTitle : `${blogTitle}, thème ${each}`,
      href: (kind) => feedHref(kind, each),
    })),
  );
}
