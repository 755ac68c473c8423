/* How long a response of the API is fresh, in seconds, and the tags by which the webhook refreshes it. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Lists of ads and the random spotlight. */
export const listsCacheLife = minute;
export const adsCacheLife = 5 * minute;
export const newAdsCacheLife = 5 * minute;
export const postsCacheLife = hour;
/** Specialties, partners, legal texts. */
export const referenceCacheLife = hour;
export const sitemapsCacheLife = hour;
export const openSpecialtiesCacheLife = 15 * minute;
export const placesCacheLife = 30 * day;
/** That an address cannot be found: it may enter the national database any day. */
export const unknownPlacesCacheLife = day;

/** The value of `Cache-Tag`, by which a CDN purges. Vercel takes 128 tags. */
export function tagList(names: Iterable<string>): string {
  return [...names].slice(0, 128).join(',');
}

export const tags = {
  /** On every list of ads, the random ones included, and refreshed when one of them has changed. */
  ads: 'ads',
  ad: (id: number) => `ad:${id}`,
  /** On whatever shows an ad, and refreshed when any ad may have changed. */
  allAds: 'ads:all',
  posts: 'posts',
  /** On whatever shows a post, and refreshed when any post may have changed. */
  allPosts: 'posts:all',
  // Tags travel in headers, and Next.js drops those over 256 characters; cut, a tag revalidates a few posts too many.
  post: (slug: string) => `post:${encodeURIComponent(slug)}`.slice(0, 256),
  partners: 'partners',
  specialties: 'specialties',
  substitutes: 'substitutes',
};
