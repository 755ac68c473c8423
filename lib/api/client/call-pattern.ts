import {
  adsPath,
  combinedListPath,
  confirmResetPath,
  partnersPath,
  postsPath,
  randomAdsPath,
  randomSubstitutesPath,
} from '@/lib/api/paths';

/** The calls that have nothing variable in their path, and that of the geocoder. */
const calls = new Set([
  adsPath,
  combinedListPath,
  confirmResetPath,
  partnersPath,
  postsPath,
  randomAdsPath,
  randomSubstitutesPath,
  '/search',
]);

/** The pattern of a call, for metrics and traces: its path without a query, an id or a slug; `other` for any other. */
export function callPattern(call: string): string {
  const [path = ''] = call.split('?', 1);
  if (calls.has(path)) return path;
  if (/^\/api\/v1\/ads\/\d+$/.test(path)) return '/api/v1/ads/{id}';
  if (/^\/api\/v1\/blogs\/posts\/[^/]+\/$/.test(path)) return '/api/v1/blogs/posts/{slug}/';
  return 'other';
}
