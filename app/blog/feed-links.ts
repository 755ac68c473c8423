import { feedHref } from '@/lib/blog/feed-url';
import { feedLinks } from '@/lib/feeds/links';

/** The feeds a page announces in its head: those of its tag if it has one, then those of the blog. */
export function blogFeedLinks(tag: string | null) {
  const tags = tag === null ? [null] : [tag, null];
  return feedLinks(
    tags.map((each) => ({
      name: each === null ? 'Le blog' : `Le blog, thème ${each}`,
      href: (kind) => feedHref(kind, each),
    })),
  );
}
