import type { AdSearch } from '@/lib/ads/search';
import type { PostSearch } from '@/lib/blog/search';

/* The calls (docs/product.md#calls), from the root of the API and of the site, whose calls are the same. */

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

export function postPath(slug: string): string {
  return `/api/v1/blogs/posts/${encodeURIComponent(slug)}/`;
}

export type AdsRequest = Pick<AdSearch, 'page' | 'specialty' | 'startDate' | 'endDate'>;

/** The call for a page of ads: the API counts pages from zero, and its dates are days at midnight. */
export function adsCall({ page, startDate, endDate, specialty }: AdsRequest): string {
  const query = new URLSearchParams({ page: String(page - 1) });
  if (startDate !== null) query.set('startDate', `${startDate} 00:00:00.000`);
  if (endDate !== null) query.set('endDate', `${endDate} 00:00:00.000`);
  if (specialty !== null) query.set('specialty', String(specialty));
  return `${adsPath}?${query}`;
}

/** How many posts a page has (docs/product.md#list-of-posts). */
export const postsPageSize = 6;

/** The call for one page of published posts. @param pageSize a wish, which the API may ignore. */
export function postsCall(search: PostSearch, pageSize = postsPageSize): string {
  const { page, tag, words, author } = search;
  const query = new URLSearchParams({
    page: String(page),
    page_size: String(pageSize),
    status: 'published',
  });
  if (tag !== null) query.set('tag_slug', tag);
  if (words !== null) query.set('search', words);
  if (author !== null) query.set('author', author);
  return `${postsPath}?${query}`;
}

/** The calls that have nothing variable in their path, and that of the geocoder. */
const fixedCalls = [
  adsPath,
  randomAdsPath,
  randomSubstitutesPath,
  partnersPath,
  combinedListPath,
  postsPath,
  confirmResetPath,
  '/search',
];

/** The pattern of a call, for metrics and traces: its path without a query, an id or a slug; `other` for any other. */
export function callPattern(call: string): string {
  const [path = ''] = call.split('?', 1);
  if (fixedCalls.includes(path)) return path;
  if (/^\/api\/v1\/ads\/\d+$/.test(path)) return '/api/v1/ads/{id}';
  return /^\/api\/v1\/blogs\/posts\/[^/]+\/$/.test(path) ? '/api/v1/blogs/posts/{slug}/' : 'other';
}
