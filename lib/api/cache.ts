/*
 * How long what the API said is good for, and under which tags it can be refreshed on demand. The
 * lives are those of architecture.md, « Caching »; times in seconds:
 *
 * - `stale`: how long the router in the browser shows it without asking; 30 is the least there is.
 * - `revalidate`: when the server asks the API again.
 * - `expire`: how long a page that is good stays served while the API fails.
 */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** How long one kind of answer is good for, in seconds. */
export type Life = { stale: number; revalidate: number; expire: number };

/** Lists of ads, the random spotlight, and « there is no such thing ». */
export const lifeOfLists: Life = { stale: 30, revalidate: minute, expire: month };

/** One ad. */
export const lifeOfAds: Life = { stale: minute, revalidate: 5 * minute, expire: month };

/** Posts and their lists. */
export const lifeOfPosts: Life = { stale: 5 * minute, revalidate: hour, expire: month };

/** What seldom changes: specialties and partners. */
export const lifeOfReference: Life = { stale: 5 * minute, revalidate: hour, expire: month };

/**
 * A file of the sitemap: up to fifty calls. Crawlers come by once a day: one that is older is made
 * anew while they wait, or each of them would be given what the last one left behind.
 */
export const lifeOfSitemaps: Life = { stale: 5 * minute, revalidate: hour, expire: 6 * hour };

/** Which specialties have ads: a call for each of them. */
export const lifeOfOpenSpecialties: Life = {
  stale: 5 * minute,
  revalidate: 15 * minute,
  expire: month,
};

/** Where an address is. */
export const lifeOfPlaces: Life = { stale: hour, revalidate: month, expire: year };

/** That an address cannot be found: it may enter the national database any day. */
export const lifeOfUnknownPlaces: Life = { stale: hour, revalidate: day, expire: month };

/**
 * A read that failed: the next request tries again. 300 is the shortest `expire` with which a page
 * is still one whole document.
 */
export const lifeOfFailures: Life = { stale: 30, revalidate: 1, expire: 300 };

/** Tags of what the API said, for the webhook that refreshes it. */
export const tags = {
  /** Every list of ads, the random ones included. */
  ads: 'ads',
  ad: (id: number) => `ad:${id}`,
  /** Every list of posts. */
  posts: 'posts',
  // Tags travel in headers, and Next.js drops those over 256 characters; cut, a tag refreshes a
  // few posts too many.
  post: (slug: string) => `post:${encodeURIComponent(slug)}`.slice(0, 256),
  partners: 'partners',
  specialties: 'specialties',
  substitutes: 'substitutes',
  /** What a failure left its mark on: a page with this tag is shown once, and not kept. */
  failures: 'failures',
};
