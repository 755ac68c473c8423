import type { PostArticle } from '@/lib/blog/article';
import { description } from '@/lib/seo/description';

/** The description of a post for search results and shared links: its excerpt, else its beginning. */
export function postDescription({ excerpt, html, title }: PostArticle): string {
  return description(excerpt ?? (html && textOf(html)) ?? title);
}

const escaped = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of safe HTML, whose writer escapes these and nothing else. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => escaped[entity as keyof typeof escaped]);
}
