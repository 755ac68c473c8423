import type { BreadcrumbList, WithContext } from 'schema-dts';
import { adListTitle } from '@/lib/ads/messages';
import { adListPath } from '@/lib/ads/search';
import { blogTitle } from '@/lib/blog/messages';
import { blogPath } from '@/lib/blog/search';
import { pageUrl } from '@/lib/seo/page-metadata';

/** A page of the breadcrumbs; `path` from the root of the site. */
export type Breadcrumb = { name: string; path: string };

/** The breadcrumbs of a page: from the home page to the page itself. */
export const breadcrumbsTo = (...crumbs: Breadcrumb[]): Breadcrumb[] => [
  { name: 'Accueil', path: '/' },
  ...crumbs,
];

/** The breadcrumbs of the list of ads, or of a page below it. */
export const adsBreadcrumbs = (...below: Breadcrumb[]): Breadcrumb[] =>
  breadcrumbsTo({ name: adListTitle, path: adListPath }, ...below);

/** The breadcrumbs of the blog, or of a post. */
export const blogBreadcrumbs = (...below: Breadcrumb[]): Breadcrumb[] =>
  breadcrumbsTo({ name: blogTitle, path: blogPath }, ...below);

/**
 * Breadcrumbs as structured data: search engines show them in place of the URL.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(breadcrumbs: Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  };
}
