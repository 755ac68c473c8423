import type { Metadata } from 'next';
import { blogFeedLinks } from '@/app/blog/feed-links';
import { searchTitle } from '@/lib/blog/filters';
import { blogHref, isNarrowed, type PostSearch } from '@/lib/blog/search';
import type { Theme } from '@/lib/blog/theme';
import { pageMetadata } from '@/lib/seo/page-metadata';

const description =
  'Conseils et retours d’expérience sur le remplacement médical : contrat, rémunération, organisation du cabinet, vie de remplaçant.';

/**
 * The metadata of the blog. A page of all posts is its own canonical; a tag, a search and an author
 * point to all posts (product.md, « Canonical »).
 */
export function blogMetadata(search: PostSearch, themes: Theme[]): Metadata {
  const page = isNarrowed(search) ? 1 : search.page;
  const title = searchTitle(search, themes);
  const metadata = pageMetadata({
    title: search.page > 1 ? `${title} – Page ${search.page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
    path: blogHref({ page }),
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: blogFeedLinks(search.tag) } };
}
