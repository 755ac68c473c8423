/* How long a response of the API is fresh, in seconds, and the tags by which the webhook refreshes it. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Lists of ads, the random spotlight, and that something does not exist. */
export const listsCacheLife = minute;
/** One ad. */
export const adsCacheLife = 5 * minute;
/** Posts and their lists. */
export const postsCacheLife = hour;
/** What seldom changes: specialties, partners, legal texts. */
export const referenceCacheLife = hour;
/** A file of the sitemap: up to fifty calls. */
export const sitemapsCacheLife = hour;
/** Which specialties have ads: a call for each of them. */
export const openSpecialtiesCacheLife = 15 * minute;
/** Where an address is. */
export const placesCacheLife = 30 * day;
/** What the gazetteer says, which changes with a build. */
export const gazetteerCacheLife = day;
/** That an address cannot be found: it may enter the national database any day. */
export const unknownPlacesCacheLife = day;

/** Tags of the responses of the API. */
export const tags = {
  /** Every list of ads, the random ones included. */
  ads: 'ads',
  ad: (id: number) => `ad:${id}`,
  /** Refreshed when any ad may have changed, for the index of ads. */
  anyAd: 'ads:any',
  /** Every list of posts. */
  posts: 'posts',
  // Tags travel in headers, and Next.js drops those over 256 characters; cut, a tag revalidates a few posts too many.
  post: (slug: string) => `post:${encodeURIComponent(slug)}`.slice(0, 256),
  partners: 'partners',
  specialties: 'specialties',
  substitutes: 'substitutes',
};
