import { expect, test } from '@jest/globals';
import { adHref, defaultSearch } from '../ads/search';
import { defaultPostSearch, postHref } from '../blog/search';
import { resolveUrl } from './resolve-url';

const signature = 'A-_z'.repeat(11).slice(1);

/** What Next.js sees of a target, or where it redirects to. */
function outcome(target: string, fromRouter = false): string {
  const resolved = resolveUrl(target, fromRouter);
  if (resolved.kind === 'route') return resolved.url;
  return resolved.kind === 'redirect' ? `308 ${resolved.location}` : '400';
}

test.each([
  ['/', '/'],
  ['/?utm_source=lettre', '/'],
  ['/annonces', '/annonces'],
  ['/annonces?', '/annonces'],
  ['/annonces?jeton=x&specialty=3&page=2', '/annonces?page=2&specialty=3'],
  ['/annonces?page=0', '/annonces'],
  ['/annonces?page=2&page=3', '/annonces?page=2'],
  // The page reads words for a place, with the rest of the search as it is, and redirects.
  [
    '/annonces?jeton=x&radius=25&place=%20Évry&sort=start',
    '/annonces?place=+%C3%89vry&radius=25&sort=start',
  ],
  ['/annonces?place=%20&specialty=abc', '/annonces'],
  // As a form without JavaScript sends them, and encoded.
  ['/annonces?days=thu&q=&days=wed&specialty=', '/annonces?days=wed,thu'],
  ['/annonces?days=wed&days=thu&slots=morning', '/annonces?days=wed,thu&slots=morning'],
  [
    '/annonces?specialty=12&specialty=3&with=dining&with=x&with=housing',
    '/annonces?specialty=3,12&with=housing,dining',
  ],
  ['/annonces?sector=none%2C1&sort=pay', '/annonces?sort=pay&sector=1,none'],
  ['/annonces?owner=facility&owner=practice&q=ehpad&q=nuit', '/annonces?owner=facility&q=ehpad'],
  ['/annonces?place=Quimper&days=wed&days=thu', '/annonces?place=Quimper&days=wed%2Cthu'],
  ['/annonces/12?page=2', '/annonces/12'],
  ['/annonces/12?_rsc=1ab2c', '/annonces/12'],
  ['/blog', '/blog'],
  [
    '/blog?author=Roy&jeton=x&q=%20nuit+&tag=contrat&page=2',
    '/blog?page=2&tag=contrat&q=nuit&author=Roy',
  ],
  ['/blog?q=&tag=&page=1', '/blog'],
  ['/blog/contrat?tag=contrat&q=nuit', '/blog/contrat'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/blog/rss.xml?jeton=x&page=2&tag=contrat', '/blog/rss.xml?tag=contrat'],
  ['/blog/feed.json?tag=a%2Fb', '/blog/feed.json'],
  [
    '/annonces/rss.xml?jeton=x&page=2&view=map&endDate=2026-12-15&specialty=3',
    '/annonces/rss.xml?specialty=3&endDate=2026-12-15',
  ],
  ['/annonces/feed.json?specialty=abc&tag=contrat', '/annonces/feed.json'],
  ['/annonces/rss.xml?sort=pay&sector=2&sector=1&q=nuit', '/annonces/rss.xml?sector=1,2&q=nuit'],
  ['/api/v1/ads?specialty=3&specialty=4&days=wed', '/api/v1/ads?specialty=3'],
  ['/partage/annonces/12.png?jeton=x', '/partage/annonces/12.png'],
  ['/annonces/12/agenda.ics?page=2', '/annonces/12/agenda.ics'],
  ['/inscription?jeton=x&profil=remplacant', '/inscription?profil=remplacant'],
  ['/inscription?profil=medecin', '/inscription'],
  ['/inscriptions?profil=remplacant', '/inscriptions'],
  ['/sitemap-ads-2.xml?a', '/sitemap-ads-2.xml'],
  ['/reset-password/MQ%3D/a%2Dz%3a', '/reset-password/MQ=/a-z:'],
  [
    `/reset-password/MQ/jeton?jeton=x&envoi=e30.${signature}&envoi=autre`,
    `/reset-password/MQ/jeton?envoi=e30.${signature}`,
  ],
  [
    `/reset-password/MQ/jeton?envoi=${'x'.repeat(3_500)}%2E${signature}`,
    `/reset-password/MQ/jeton?envoi=${'x'.repeat(3_500)}.${signature}`,
  ],
  ...[
    '',
    'e30',
    `.${signature}`,
    `e30.${signature}A`,
    `e30.${signature.slice(1)}`,
    `e3%2B.${signature}`,
    `%00e30.${signature}`,
    `e30.${signature}%0A`,
    `é.${signature}`,
    `${'x'.repeat(3_501)}.${signature}`,
    `<b>.${signature}`,
  ].map((outcome) => [`/reset-password/MQ/jeton?envoi=${outcome}`, '/reset-password/MQ/jeton']),
  [`/cgu?envoi=e30.${signature}`, '/cgu'],
  // A dot segment, encoded or not, before anything decides what kind of path it is.
  ['/api/../annonces/211?token=X', '/annonces/211'],
  ['/api/%2e%2e/annonces/211?token=X', '/annonces/211'],
  ['/_next/../cgu?token=X', '/cgu'],
  ['/_next/./image?url=x&w=640&q=75&z', '/_next/image?url=x&w=640&q=75'],
  ['/_next//static/chunks/a~b.js?v=1', '/_next/static/chunks/a~b.js'],
  ['http://ailleurs.example/annonces?page=2', '/annonces?page=2'],
])('%s is %s', (target, url) => {
  expect(outcome(target)).toBe(url);
});

test.each([
  ['/annonces/', '/annonces'],
  ['/annonces/?jeton=x&page=2', '/annonces?page=2'],
  ['//annonces', '/annonces'],
  ['/annonces//12//', '/annonces/12'],
  ['/Annonces/12', '/annonces/12'],
  ['/BLOG?tag=contrat', '/blog?tag=contrat'],
  ['/annonces/specialite?page=2', '/annonces'],
  ['//ailleurs.example/', '/ailleurs.example'],
  [`/a${'/'.repeat(15_000)}x?y`, '/a/x'],
  [
    `/reset-password/MQ/jeton/?a&envoi=e30.${signature}`,
    `/reset-password/MQ/jeton?envoi=e30.${signature}`,
  ],
])('%s redirects to %s', (target, location) => {
  expect(outcome(target)).toBe(`308 ${location}`);
});

test.each([
  ['/nulle-part?jeton=x', '/introuvable'],
  ['/apiculture', '/introuvable'],
  ['/annonces/recherche/tout', '/introuvable'],
  ['/blog/rech%65rche/tout', '/introuvable'],
  ['/annonces/rech%65rche/tout', '/introuvable'],
  ['/inscription/formulaire/medecin', '/introuvable'],
  ['/inscription/formul%61ire/medecin', '/introuvable'],
  ['/annonces/abc/agenda.ics', '/introuvable'],
  ['/sitemaps/ads-1', '/introuvable'],
  ['/sitemap%73/ads-1', '/introuvable'],
  ['/sitemap-nulle-part.xml', '/introuvable'],
  ['/_not-found', '/introuvable'],
  ['/_global-error', '/introuvable'],
  ['/annonces/a%2fb', '/introuvable'],
  ['/%?jeton=x', '/introuvable'],
  ['/annonces/x%2f..%2f..%2f_next%2fstatic%2fchunks%2fa.js', '/introuvable'],
  // What was typed does not reach the cached 404 page.
  ['/annonces/Jean-Dupont-0612345678', '/annonces/0'],
  ['/annonces/012', '/annonces/0'],
  ['/annonces/specialite/Jean-Dupont', '/annonces/specialite/-'],
  ['/blog/Jean.Dupont', '/blog/~'],
  ['/blog/%2570', '/blog/~'],
  ['/partage/lieux/a_b_x1.png', '/introuvable'],
  ['/partage/lieux/-.png', '/introuvable'],
  ['/partage/annonces/012.png', '/introuvable'],
  ['/partage/articles/a.b.png', '/introuvable'],
  ['/api/v1/ads/012', '/api/introuvable'],
  ['/reset-password', '/reset-password/introuvable'],
  ['/reset-password/MQ/jeton/suite', '/reset-password/introuvable'],
  ['/reset-password/MQ/a%20b', '/reset-password/introuvable'],
  // Its case is not normalized: deploy/nginx.conf would log the link.
  ['/Reset-Password/MQ/jeton', '/reset-password/introuvable'],
  ['/api', '/api/introuvable'],
  ['/api/v1/nulle-part/?a', '/api/introuvable'],
  ['/api/v1/blogs/posts/%E0%A4%A/', '/api/introuvable'],
  ['/_next/data/a.json', '/_next/static/introuvable'],
  ['/_next/static', '/_next/static/introuvable'],
  // Without its secret the preview does not exist.
  ['/apercu?adresse=/blog', '/introuvable'],
])('%s is not found: %s', (target, url) => {
  expect(outcome(target)).toBe(url);
});

test.each([
  ['/api/v1/ads/?page=0', '/api/v1/ads?page=0'],
  ['/api/v1/ads?a&a&page=0&b&page=1', '/api/v1/ads?page=0'],
  ['//api//v1/ads//12/?a', '/api/v1/ads/12'],
])('a call has no redirect: %s is %s', (target, url) => {
  expect(outcome(target)).toBe(url);
});

test.each([
  ['/api/v1/ads?page=00&specialty=007', '/api/v1/ads?page=0&specialty=7'],
  ['/api/v1/ads?page=&startDate=2026-12-01+00:00:00.000', '/api/v1/ads?startDate=2026-12-01'],
  ['/api/v1/ads?page=-1&specialty=x', '/api/v1/ads?page=-1&specialty=x'],
  ['/api/v1/blogs/posts?author=&search=+deux++mots%20', '/api/v1/blogs/posts?search=deux+mots'],
  [
    `/api/v1/blogs/posts?search=${'x'.repeat(101)}`,
    `/api/v1/blogs/posts?search=${'x'.repeat(101)}`,
  ],
  ['/api/places?q=SAINT-M%C3%A2lo%C2%AD+', '/api/places?q=saint-malo'],
  ['/api/places/ads/12?place=Quimper', '/api/places/ads/12'],
  [`/api/places/ads/12?place=${'x'.repeat(7_800)}`, '/api/places/ads/12'],
  ['/api/places/ads/12?place=quimper-29', '/api/places/ads/12?place=quimper-29'],
  ['/api/places/ads?view=x&place=quimper-29&page=02', '/api/places/ads?page=2&place=quimper-29'],
  ['/api/map/positions?radius=25&sort=x&page=01', '/api/map/positions?page=1'],
  ['/api/map/positions?view=map&page=1&q=nuit', '/api/map/positions?q=nuit'],
])('a call has one spelling of each value, and an invalid one stays: %s is %s', (target, url) => {
  expect(outcome(target)).toBe(url);
});

test.each([
  ['/annonces?page=2&_rsc=1ab2c', '/annonces?page=2&_rsc=1ab2c'],
  ['/annonces/12?_rsc=1ab2c&jeton=x', '/annonces/12?_rsc=1ab2c'],
  ['/blog?_rsc=1ab2c&q=nuit', '/blog?q=nuit&_rsc=1ab2c'],
  ['/blog?_rsc=%3Cscript%3E', '/blog'],
  ['/annonces/12?_rsc=1ab2c&specialty=3&page=2', '/annonces/12?page=2&specialty=3&_rsc=1ab2c'],
  ['/blog/a-b?_rsc=1ab2c&q=nuit&jeton=x', '/blog/a-b?q=nuit&_rsc=1ab2c'],
  ['/api/v1/ads?_rsc=1ab2c', '/api/v1/ads'],
  ['/reset-password/MQ/jeton?_rsc=1ab2c', '/reset-password/MQ/jeton'],
])('a request of the router keeps `_rsc`: %s', (target, url) => {
  expect(outcome(target, true)).toBe(url);
});

test.each([
  `/annonces?${'a&'.repeat(7_900)}`,
  `/api/nope?${'a&'.repeat(101)}`,
  `/cgu?a=${'x'.repeat(9_000)}`,
])('too long a query is a bad request', (target) => {
  expect(outcome(target)).toBe('400');
});

test.each([
  ['/annonces?page=2&jeton=x', false, '/annonces?page=2'],
  ['/annonces?page=2&_rsc=1ab2c', true, '/annonces?page=2&_rsc=1ab2c'],
  ['/sitemap-ads-2.xml', false, '/sitemaps/ads-2'],
  ['/annonces/12?page=2', false, '/annonces/12'],
  ['/annonces/12?page=2&_rsc=1ab2c', true, '/annonces/12?page=2&_rsc=1ab2c'],
  ['/annonces/rss.xml?specialty=3', false, '/annonces/rss.xml?specialty=3'],
  ['/annonces/abc', false, '/annonces/0'],
  ['/reset-password/MQ/jeton', false, '/reset-password/MQ/jeton'],
])('%s (by the router: %p) is rendered by %s', (target, fromRouter, url) => {
  const resolved = resolveUrl(target, fromRouter);
  expect(resolved.kind === 'route' && resolved.internalUrl).toBe(url);
});

test('a form post goes to the route handler of its page, in any spelling of its URL', () => {
  const own = `/reset-password/MQ=/jeton?envoi=e30.${signature}`;
  for (const target of ['/reset-password/MQ=/jeton', '/reset-password/MQ%3D/%6Aeton?a', own]) {
    const resolved = resolveUrl(target, false);
    expect(resolved.kind === 'route' && resolved.postUrl).toBe('/reset-password/MQ=/jeton/envoi');
  }
  expect(outcome('/reset-password/MQ/jeton/envoi')).toBe('/reset-password/introuvable');
});

test('the query that only scripts read is dropped, except for the router', () => {
  const link = adHref(12, { ...defaultSearch, page: 2, specialty: 3 });
  expect(outcome(link)).toBe('/annonces/12');
  expect(outcome(link, true)).toBe(link);
  const post = postHref('a-b', { ...defaultPostSearch, words: 'garde de nuit' });
  expect(outcome(post)).toBe('/blog/a-b');
  expect(outcome(post, true)).toBe(post);
});
