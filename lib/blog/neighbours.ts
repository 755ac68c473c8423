import type { Post } from '@/lib/blog/post';
import { postHref } from '@/lib/blog/search';
import { postTitle } from '@/lib/blog/title';

/** A link to a post that stands beside another in time. */
export type NeighbourLink = { label: string; title: string; href: string };

/** The posts before and after one, in the order they were published, as links. */
export function neighbourLinks({
  older,
  newer,
}: {
  older: Post | null;
  newer: Post | null;
}): NeighbourLink[] {
  const link = (label: string, post: Post | null) =>
    post ? [{ label, title: postTitle(post), href: postHref(post.slug) }] : [];
  return [...link('Article précédent', older), ...link('Article suivant', newer)];
}
