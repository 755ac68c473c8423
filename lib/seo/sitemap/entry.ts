/** A URL of the sitemap. */
export type SitemapEntry = {
  /** From the root of the site. */
  path: string;
  /** When it last changed, an ISO 8601 day or instant; `null` when the API does not say. */
  lastmod: string | null;
};
