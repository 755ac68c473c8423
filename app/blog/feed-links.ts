import { feedHref } from '@/lib/blog/feed-address';

/** The feeds a page announces in its head: those of its tag if it has one, then those of the blog. */
export function feedLinks(tag: string | null) {
  const tags = tag === null ? [null] : [tag, null];
  const links = (kind: 'rss' | 'json', format: string) =>
    tags.map((each) => ({
      url: feedHref(kind, each),
      title: each === null ? `Le blog (${format})` : `Le blog, thème ${each} (${format})`,
    }));
  return {
    'application/rss+xml': links('rss', 'RSS'),
    'application/feed+json': links('json', 'JSON Feed'),
  };
}
