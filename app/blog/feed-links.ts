import { feedHref } from '@/lib/blog/feed-url';
import { feedLinks } from '@/lib/share/feeds/links';

/** The feed links of a blog page: those of its tag, if any, then those of the whole blog. */
export function blogFeedLinks(tag: string | null) {
  const tags = tag === null ? [null] : [tag, null];
  return feedLinks(
    tags.map((each) => ({
      name: each === null ? 'Le blog' : `Le blog, thème ${each}`,
      href: (kind) => feedHref(kind, each),
    })),
  );
}
