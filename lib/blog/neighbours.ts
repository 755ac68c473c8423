import { postTitle } from '@/lib/blog/facts';
import type { Post } from '@/lib/blog/post';
import { postHref } from '@/lib/blog/search';

/** A link to the previous or the next post. */
export type NeighbourLink = { label: string; title: string; href: string };

type Neighbour = Pick<Post, 'slug' | 'title'>;

/** Links to the posts published before and after one. */
export function neighbourLinks({
  older,
  newer,
}: {
  older: Neighbour | null;
  newer: Neighbour | null;
}): NeighbourLink[] {
  const link = (label: string, post: Neighbour | null) =>
    post ? [{ label, title: postTitle(post), href: postHref(post.slug) }] : [];
  return [...link('Article précédent', older), ...link('Article suivant', newer)];
}
