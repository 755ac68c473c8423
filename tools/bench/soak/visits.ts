import { pick } from './failure-plan.ts';

/** One request, and the rule for its response. */
export type Visit = {
  path: string;
  init?: RequestInit;
  /**
   * `cached`: after a first 200 always 200. `once`: a new URL, requested again soon. `rejected`: always
   * 4xx. `free`: may fail when the API fails.
   */
  kind: 'cached' | 'once' | 'rejected' | 'free';
};

const rsc = { headers: { rsc: '1' } };
const prefetch = {
  headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
};
const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const pages = [
  '/',
  '/annonces',
  '/annonces?page=2',
  '/annonces?specialty=1',
  '/annonces?startDate=2027-01-04&endDate=2027-03-01',
  '/annonces/specialite/medecine-generale',
  '/blog',
  '/blog?page=2',
  '/blog?tag=contrat',
  '/blog?q=contrat',
  '/blog/contrat-de-remplacement',
  '/inscription',
  '/inscriptions?profil=remplacant',
  '/cgu',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/accessibilite',
  '/plan-du-site',
  '/mes-annonces',
  ...numbers(30).map((id) => `/annonces/${id}`),
];
const files = [
  '/annonces/rss.xml',
  '/annonces/feed.json?specialty=1',
  '/blog/rss.xml',
  '/blog/feed.json?tag=contrat',
  '/robots.txt',
  '/icon.svg',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-ads-1.xml',
  '/partage/site.png',
  '/partage/articles/contrat-de-remplacement.png',
  ...numbers(8).map((id) => `/partage/annonces/${id}.png`),
  '/api/v1/ads/?page=0',
  '/api/v1/ads/random/',
  '/api/v1/users/substitutes/random/',
  '/api/v1/core/partners/',
  '/api/v1/core/combined-list/',
  '/api/v1/blogs/posts/?page=1&page_size=6&status=published',
  '/api/v1/blogs/posts/contrat-de-remplacement/',
  '/api/map/positions?page=0',
  ...numbers(12).flatMap((id) => [`/api/v1/ads/${id}`, `/api/map/positions/${id}`]),
];

const cached: Visit[] = [
  ...[...pages, ...files].map((path) => ({ path, kind: 'cached' as const })),
  ...pages.flatMap((path) => [
    { path, init: rsc, kind: 'cached' as const },
    { path, init: prefetch, kind: 'cached' as const },
  ]),
];

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const reset = '/api/v1/auth/users/reset_password_confirm/';
const post = (path: string, body: string, headers: Record<string, string>): Visit => ({
  path,
  init: { method: 'POST', body, headers },
  kind: 'rejected',
});

const rejected: Visit[] = [
  ...[
    '/nulle-part',
    '/apercu',
    '/annonces/abc',
    '/annonces/recherche/tout',
    '/blog/a.b',
    '/partage/annonces/0.png',
    '/api/v1/nulle-part',
    '/api/v1/ads/?page=-1',
    '/api/v1/blogs/posts/?page_size=1000',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75',
  ].map((path) => ({ path, kind: 'rejected' as const })),
  post(reset, '{"uid":', json),
  post(reset, '{}', json),
  post(reset, 'x'.repeat(20_000), json),
  post(reset, 'uid=MQ', {}),
  post('/reset-password/MQ/jeton', 'no form at all', form),
  post('/annonces', 'x=1', { 'next-action': '00abc' }),
  post('/api/revalidate', '{"type":"ads"}', { authorization: 'Bearer nobody' }),
];

let used = 0;

/** A URL that was not requested before: other days, words, ads of other pages of the list. */
export function onceVisit(): Visit {
  used += 1;
  const day = new Date(Date.UTC(2028, 0, used)).toISOString().slice(0, 10);
  const path = pick([
    `/annonces?startDate=${day}`,
    `/annonces?endDate=${day}&specialty=${1 + (used % 49)}`,
    `/annonces?page=${2 + (used % 9)}&startDate=${day}`,
    `/annonces/${31 + (used % 200)}`,
    `/blog?q=remplacement ${used}`,
    `/annonces/rss.xml?startDate=${day}`,
    `/api/v1/ads/?startDate=${day}`,
    `/partage/annonces/${31 + (used % 60)}.png`,
  ]);
  return { path, kind: 'once' };
}

/** A password reset that is forwarded to the API; each has another IP address, because of the rate limit. */
function resetVisit(): Visit {
  used += 1;
  const body = JSON.stringify({
    uid: 'MQ',
    token: `jeton-${used}`,
    new_password: 'un-mot-neuf-12',
  });
  const headers = { ...json, 'x-forwarded-for': `2001:db8::${(used % 65_536).toString(16)}` };
  return { path: reset, init: { method: 'POST', body, headers }, kind: 'free' };
}

/** A random visit. */
export function nextVisit(): Visit {
  const chance = Math.random();
  if (chance < 0.7) return pick(cached);
  if (chance < 0.85) return onceVisit();
  return chance < 0.97 ? pick(rejected) : resetVisit();
}
