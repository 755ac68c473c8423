import type { Post } from '@/lib/blog/post';

/** The title of a post. The specification names no fallback: this one is modelled on that of ads. */
export function postTitle({ title }: Pick<Post, 'title'>): string {
  return title ?? 'Article sans titre';
}
