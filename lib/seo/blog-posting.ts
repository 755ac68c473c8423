import type { BlogPosting, WithContext } from 'schema-dts';
import type { PostArticle } from '@/lib/blog/article';
import { postDescription } from '@/lib/blog/article';
import { cut } from '@/lib/french/cut';
import { pageUrl } from '@/lib/seo/page-url';
import { publisher } from '@/lib/seo/site';

/** Google may reject the markup of a longer headline. */
const maxHeadlineLength = 110;

/**
 * The structured data of a post.
 *
 * @param modifiedAt when it was last changed; `null` when unknown.
 * @param sharePath the path of its share image, for a post without a hero image.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(
  article: PostArticle,
  modifiedAt: string | null,
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
    ...(modifiedAt !== null && { dateModified: modifiedAt }),
    author: author ? { '@type': 'Person', name: author.name } : publisher,
    publisher,
    mainEntityOfPage: pageUrl(href),
    inLanguage: 'fr-FR',
    ...(text !== null && { wordCount: text.split(/\s+/).length }),
  };
}
