/*
 * The paths of the calls (docs/product.md#calls), from the root of the API and of the site, whose calls are the same.
 * The lists of ads and posts take a query: ads-call.ts, posts-call.ts.
 */

export const adsPath = '/api/v1/ads/';
export const randomAdsPath = '/api/v1/ads/random/';
export const randomSubstitutesPath = '/api/v1/users/substitutes/random/';
export const partnersPath = '/api/v1/core/partners/';
export const combinedListPath = '/api/v1/core/combined-list/';
export const postsPath = '/api/v1/blogs/posts/';
export const confirmResetPath = '/api/v1/auth/users/reset_password_confirm/';

/** The path of an ad: the only one without a slash at its end. */
export function adPath(id: number): string {
  return `/api/v1/ads/${id}`;
}

/** The path of a post. */
export function postPath(slug: string): string {
  return `/api/v1/blogs/posts/${encodeURIComponent(slug)}/`;
}
