import type { PostArticle } from '@/lib/blog/article';
import { description } from '@/lib/french/text';

/** The description of a post for search results and shared links: its excerpt, else its beginning. */
export function postDescription({ excerpt, text, title }: PostArticle): string {
  return description(
    excerpt ?? text ?? `${title}, un article du blog sur le remplacement médical.`,
  );
}
