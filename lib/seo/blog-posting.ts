import type { BlogPosting, WithContext } from 'schema-dts';
import type { PostArticle } from '@/lib/blog/article';
import { postDescription } from '@/lib/blog/description';
import { cut } from '@/lib/french/cut';
import { pageUrl } from '@/lib/seo/page-url';
import { publisher } from '@/lib/seo/site';

/** Beyond it Google may refuse the markup. */
const maxHeadlineLength = 110;

/**
 * A post of the blog for search engines.
 *
 * @param revisedAt when it was last changed; `null` when nobody knows.
 * @param sharePath the picture of the post when it has none of its own, from the root of the site.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(
  article: PostArticle,
  revisedAt: string | null,
  sharePath: string,
): WithContext<BlogPosting> {
  const { href, title, hero, published, author, text } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: cut(title, maxHeadlineLength),
    description: postDescription(article),
    image: hero.src ?? pageUrl(sharePath),
    ...(published && { datePublished: published.dateTime }),
    ...(revisedAt !== null && { dateModified: revisedAt }),
    author: author ? { '@type': 'Person', name: author.name } : publisher,
    publisher,
    mainEntityOfPage: pageUrl(href),
    inLanguage: 'fr-FR',
    ...(text !== null && { wordCount: text.split(/\s+/).length }),
  };
}
