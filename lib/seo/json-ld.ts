import type * as schema from 'schema-dts';
import { adListPath } from '@/lib/ads/ad-paths';
import { adListTitle } from '@/lib/ads/messages';
import { type PostArticle, postDescription } from '@/lib/blog/article';
import { blogTitle } from '@/lib/blog/messages';
import { blogPath } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { findUnset } from '@/lib/config/variables';
import { cut } from '@/lib/french/text';
import { pageUrl } from '@/lib/seo/page-metadata';

/** Structured data of a page: a schema.org `Thing` with its context. */
export type StructuredData = schema.WithContext<schema.Thing>;

/** Structured data as the text of a `<script>`, escaped so that it cannot end it. */
export function writeJsonLd(data: StructuredData): string {
  // `</script>` and `<!--` end or extend the script; U+2028 and U+2029 end a line for old parsers.
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The publisher of the site, for other structured data. Google requires a square logo of at least 112 pixels. */
const publisher = {
  '@type': 'Organization',
  '@id': pageUrl('/#organisation'),
  name: config.BRAND_NAME,
  url: pageUrl('/'),
  logo: pageUrl('/icons/icon-512.png'),
} as const satisfies schema.Organization;

/** A value that the operator has set; `undefined` for the defaults that say « à configurer », which are for readers. */
export function configured(value: string): string | undefined {
  return findUnset(value).length > 0 ? undefined : value;
}

/** The publisher, for the home page (developers.google.com/search/docs/appearance/structured-data/organization). */
export function organization(): schema.WithContext<schema.Organization> {
  const profiles = [config.LINKEDIN_URL, config.INSTAGRAM_URL, config.FACEBOOK_URL];
  const sameAs = profiles.flatMap((url) => configured(url) ?? []);
  const email = configured(config.CONTACT_EMAIL);
  const legalName = configured(config.COMPANY_NAME);
  const vatID = configured(config.COMPANY_VAT);
  return {
    '@context': 'https://schema.org',
    ...publisher,
    ...(legalName && { legalName }),
    ...(vatID && { vatID }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(email && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        availableLanguage: 'fr',
      },
    }),
  };
}

/** The name that search results show (developers.google.com/search/docs/appearance/site-names), for the home page. */
export function webSite(): schema.WithContext<schema.WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: config.BRAND_NAME,
    url: pageUrl('/'),
    inLanguage: 'fr-FR',
    publisher: { '@id': publisher['@id'] },
  };
}

/** The structured data of a post. `sharePath` is its image without a hero image; `modifiedAt` may be unknown. */
export function blogPosting(
  article: PostArticle,
  modifiedAt: string | null,
  sharePath: string,
): schema.WithContext<schema.BlogPosting> {
  const { href, title, hero, published, author, text } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    // Google may reject the markup of a longer headline.
    headline: cut(title, 110),
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

/** Breadcrumbs as structured data: search engines show them in place of the URL. */
export function breadcrumbList(
  breadcrumbs: Breadcrumb[],
): schema.WithContext<schema.BreadcrumbList> {
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
