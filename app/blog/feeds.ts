import type { NextRequest } from 'next/server';
import { feedResponse, respondWithFile } from '@/app/file-response';
import { readLatestPosts } from '@/lib/api/resources/first-pages';
import { blogFeed } from '@/lib/blog/feed';
import { blogTitle } from '@/lib/blog/messages';
import { feedHref, readTag } from '@/lib/blog/search';
import { postsCacheLife } from '@/lib/cache/lifetimes';
import { markAbsent } from '@/lib/runtime/current-request';
import { type FeedKind, feedLinks } from '@/lib/share/feeds/feed';

const sentences = { failed: 'Le blog n’est pas disponible pour le moment.' };

/** The route handler of the feeds of the latest posts, or of those with the tag of the query. */
export const blogFeedRoute = (kind: FeedKind) => (request: NextRequest) =>
  respondWithFile(sentences, async () => {
    const tag = readTag(request.nextUrl.searchParams.get('tag'));
    const posts = await readLatestPosts(tag);
    if (posts.length === 0) markAbsent();
    const feed = blogFeed(posts, tag);
    return feedResponse(kind, feed, feedHref(kind, tag), postsCacheLife);
  });

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
