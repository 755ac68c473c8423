/** The calls that have nothing variable in their path: those of section 7 of the specification, and the geocoder. */
const calls = new Set([
  '/api/v1/ads/',
  '/api/v1/ads/random/',
  '/api/v1/auth/users/reset_password_confirm/',
  '/api/v1/blogs/posts/',
  '/api/v1/core/combined-list/',
  '/api/v1/core/partners/',
  '/api/v1/users/substitutes/random/',
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
