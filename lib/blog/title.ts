import type { Post } from '@/lib/blog/post';

/** The title of a post; the specification has no word for one without, so it is that of ads. */
export function postTitle({ title }: Pick<Post, 'title'>): string {
  return title ?? 'Article sans titre';
}
