import type { BreadcrumbList, WithContext } from 'schema-dts';
import { adListPath } from '@/lib/ads/search';
import { blogPath } from '@/lib/blog/search';
import { pageUrl } from '@/lib/seo/page-url';

/** A step on the way to a page; `path` from the root of the site. */
export type Crumb = { name: string; path: string };

const home: Crumb = { name: 'Accueil', path: '/' };
const ads: Crumb = { name: 'Nos annonces', path: adListPath };
const blog: Crumb = { name: 'Le blog', path: blogPath };

/** The way to a page: from the home page, the page itself last. */
export const breadcrumbsTo = (...crumbs: Crumb[]): Crumb[] => [home, ...crumbs];

/** The way to the list of ads, or to a page below it. */
export const adsBreadcrumbs = (...below: Crumb[]): Crumb[] => breadcrumbsTo(ads, ...below);

/** The way to the blog, or to a post. */
export const blogBreadcrumbs = (...below: Crumb[]): Crumb[] => breadcrumbsTo(blog, ...below);

/**
 * A trail for search engines, which show it in the place of the address.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(trail: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  };
}
