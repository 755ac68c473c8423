import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { adHref, defaultSearch } from '../ads/search';
import { defaultPostSearch, postHref } from '../blog/search';
import { resolveUrl } from './resolve-url';

const signature = 'A-_z'.repeat(11).slice(1);

/** The URL that Next.js sees, or the redirect of a target. */
function outcome(target: string, fromRouter = false): string {
  const resolved = resolveUrl(target, fromRouter);
  if (resolved.kind === 'route') return resolved.url;
  return resolved.kind === 'redirect' ? `${resolved.status} ${resolved.location}` : '400';
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
  // So of a choice of « Quand ? », empty too where it removes dates.
  ['/annonces?when=2027-01&specialty=3', '/annonces?specialty=3&when=2027-01'],
  [
    '/annonces?when=&startDate=2027-01-04&specialty=3',
    '/annonces?specialty=3&startDate=2027-01-04&when=',
  ],
  ['/annonces?place=&when=&specialty=3', '/annonces?specialty=3'],
  ['/blog?when=', '/blog'],
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
  ['/mes-annonces', '/mes-annonces'],
  ['/mes-annonces?ids=', '/mes-annonces'],
  ['/mes-annonces?ids=12,45', '/mes-annonces?ids=12,45'],
  ['/mes-annonces?ids=12%2C45&utm_source=x', '/mes-annonces?ids=12,45'],
  ['/mes-annonces?ids=45,12,45', '307 /mes-annonces?ids=12,45'],
  ['/mes-annonces?ids=45,x,0,012,-3,1e3,%20,12', '307 /mes-annonces?ids=12,45'],
  ['/mes-annonces?ids=x', '307 /mes-annonces'],
  ['/mes-annonces/?ids=45,12', '308 /mes-annonces?ids=12,45'],
  ['/annonces/agenda.ics?ids=12', '/annonces/agenda.ics?ids=12'],
  ['/annonces/agenda.ics?ids=45,12', '307 /annonces/agenda.ics?ids=12,45'],
  ['/annonces/agenda.ics?ids=x', '307 /mes-annonces'],
  ['/annonces/agenda.ics', '307 /mes-annonces'],
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
  [
    '/annonces/rss.xml?jeton=x&page=2&view=map&endDate=2026-12-15&specialty=3',
    '/annonces/rss.xml?specialty=3&endDate=2026-12-15',
  ],
  ['/annonces/feed.json?radius=7&tag=contrat', '/annonces/feed.json'],
  // The route handler redirects words for a place.
  ['/annonces/rss.xml?place=Quimper', '/annonces/rss.xml?place=Quimper'],
  ['/annonces/rss.xml?sort=pay&sector=2&sector=1&q=nuit', '/annonces/rss.xml?sector=1,2&q=nuit'],
  ['/api/v1/ads?specialty=3&specialty=4&days=wed', '/api/v1/ads?specialty=3'],
  ['/partage/annonces/12.png?jeton=x', '/partage/annonces/12.png'],
  ['/annonces/12/agenda.ics?page=2', '/annonces/12/agenda.ics'],
  ['/inscription?jeton=x&profil=remplacant', '/inscription?profil=remplacant'],
  ['/inscription?profil=medecin', '/inscription'],
  ['/observatoire?jeton=x&tri=forfait', '/observatoire?tri=forfait'],
  ['/observatoire?tri=region', '/observatoire'],
  ['/observatoire?tri=x', '/observatoire'],
  ['/observatoire.csv?tri=forfait', '/observatoire.csv'],
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
  // Typed text does not reach the cached 404 page.
  ['/annonces/Jean-Dupont-0612345678', '/annonces/0'],
  ['/annonces/012', '/annonces/0'],
  ['/annonces/specialite/Jean@Dupont', '/annonces/specialite/-'],
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
  // The case is not normalized: deploy/nginx.conf would log the link.
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

/* A feed or a call without one of its filters would be that of other ads, or of all posts. */
describe.each(['/annonces/rss.xml', '/annonces/feed.json'])('%s does not exist', (path) => {
  test.each([
    'specialty=abc',
    'specialty=0',
    'startDate=2026-02-30',
    'endDate=demain',
    'days=lundi',
    'slots=x',
    'only=1',
    'days=wed&only=2',
    'sector=9',
    'with=x',
    'owner=x',
    'rhythm=x',
    'retrocession=abc',
    'forfait=abc',
    'q=!!!',
    `q=${'x'.repeat(101)}`,
    'place=Quimper&specialty=abc',
  ])('with the filter %s', (query) => {
    expect(outcome(`${path}?${query}`)).toBe('/introuvable');
  });
});

test.each(['/blog/rss.xml?tag=a%2Fb', '/blog/feed.json?tag=un+th%C3%A8me'])(
  '%s does not exist',
  (target) => {
    expect(outcome(target)).toBe('/introuvable');
  },
);

test.each(['/api/ads/facets', '/api/map/positions'])(
  '%s does not exist with an invalid filter, or words for a place',
  (path) => {
    for (const query of ['place=Quimper', 'q=!!!', 'sector=9', 'days=lundi&specialty=3']) {
      expect([query, outcome(`${path}?${query}`)]).toEqual([query, '/api/introuvable']);
    }
    expect(outcome(`${path}?place=quimper-29&specialty=abc`)).toBe('/api/introuvable');
  },
);

/* Endings that mail programs, chats and people add to a URL. */
const endings = [
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '%3F',
    ')',
    ']',
    '}',
    '>',
    '»',
    '"',
    "'",
    '’',
    '…',
    '*',
    '_',
    '|',
    '\\',
  ],
  ...[
    '%20',
    '%0D%0A',
    '%09',
    '%C2%A0',
    '%E2%80%8B',
    '%C2%AD',
    '%EF%BB%BF',
    '%E2%80%AF',
    '%22',
    '%3E',
  ],
  ...[
    '%E2%80%8B.',
    ').',
    ' »',
    '%20%C2%BB.',
    '...',
    '/.)',
    './',
    ')/',
    '&quot;',
    '&gt;',
    '%F0%9F%91%8D',
  ],
  ...['`', '~~', '-', '–', '—', '%E2%80%9D', '%5D%28', ');%20', '%EF%BC%8E', '.%E2%80%8B%20)'],
];

test.each([
  ['/annonces/20', '/annonces/20'],
  ['/annonces', '/annonces'],
  ['/Annonces/Lieu/Quimper-29', '/annonces/lieu/quimper-29'],
  ['/annonces/lieux', '/annonces/lieux'],
  ['/annonces/specialite/urologie/finistere', '/annonces/specialite/urologie/finistere'],
  ['/blog', '/blog'],
  ['/inscription', '/inscription'],
  ['/cgu', '/cgu'],
  ['/politique-de-confidentialite', '/politique-de-confidentialite'],
])('%s is redirected to %s without what follows it in a text, at once', (path, url) => {
  for (const ending of endings) {
    expect([ending, outcome(path + ending)]).toEqual([ending, `308 ${url}`]);
  }
});

test('the home page is found, whatever follows it in a text', () => {
  for (const ending of endings) {
    // A dot alone is a segment.
    expect([ending, outcome(`/${ending}`)]).toEqual([
      ending,
      expect.stringMatching(/^(?:308 )?\/$/),
    ]);
  }
});

test.each([
  ['/annonces/12/agenda.ics).', '308 /annonces/12/agenda.ics'],
  ['/annonces/rss.xml.', '308 /annonces/rss.xml'],
  ['/cgu.md»', '308 /cgu.md'],
  ['/annonces/20)?page=2', '308 /annonces/20'],
  ['/annonces.?specialty=3).', '308 /annonces?specialty=3'],
  ['/annonces?page=2)', '308 /annonces?page=2'],
  ['/annonces?page=2%E2%80%8B', '308 /annonces?page=2'],
  ['/annonces?specialty=3&endDate=2026-12-15,%20', '308 /annonces?specialty=3&endDate=2026-12-15'],
  ['/annonces?view=map%C2%A0%C2%BB.', '308 /annonces?view=map'],
  ['/annonces?days=wed,thu).', '308 /annonces?days=wed,thu'],
  ['/annonces/20%3Cbr%3E', '308 /annonces/20'],
  ['/annonces/20%3C/a%3E', '308 /annonces/20'],
  ['/annonces/20](https://www.medireleve.example/annonces/20)', '308 /annonces/20'],
  ['/annonces/20|Une%20annonce', '308 /annonces/20'],
  ['/annonces?page=2%22%3Eici%3C/a%3E', '308 /annonces?page=2'],
  ['/annonces?page=2%23resultats', '308 /annonces?page=2'],
  ['/blog?tag=contrat.', '308 /blog?tag=contrat'],
  ['/blog/rss.xml?tag=contrat%3E', '308 /blog/rss.xml?tag=contrat'],
  ['/inscription?profil=remplacant)', '308 /inscription?profil=remplacant'],
  [`/annonces/20${'.'.repeat(4_000)}`, '308 /annonces/20'],
  ['/blog/un-article.', '308 /blog/un-article'],
  ['/blog/un-article_)', '308 /blog/un-article_'],
  // A slug or a token may end so.
  ['/blog/un-article_', '/blog/un-article_'],
  ['/blog/un-article-', '/blog/un-article-'],
  ['/blog?tag=theme_', '/blog?tag=theme_'],
  ['/reset-password/MQ/abc-def.', '/reset-password/MQ/abc-def.'],
  ['/reset-password/MQ/abc-def%3E', '308 /reset-password/MQ/abc-def'],
  // Typed searches.
  ['/annonces?q=nuit+%28garde%29', '/annonces?q=nuit+%28garde%29'],
  ['/annonces?place=Quimper+%2829%29', '/annonces?place=Quimper+%2829%29'],
  ['/blog?q=R%26D%3B+C%23&author=Roy.', '/blog?q=R%26D%3B+C%23&author=Roy.'],
  // Never another resource.
  ['/annonces/20.5', '/annonces/0'],
  ['/annonces/20)21', '/annonces/0'],
  ['/annonces/020.', '/annonces/0'],
  ['/annonces/%00', '/introuvable'],
  ['/annonces/20%00', '/introuvable'],
  ['/annonces%2F..%2Fcgu', '/introuvable'],
  ['/..%2fcgu.', '/introuvable'],
  ['/nulle-part.', '/introuvable'],
  ['/api/v1/ads/12.', '/api/introuvable'],
  ['/_next/static).', '/_next/static/introuvable'],
  ['/api%2Fv1%2Fads', '/introuvable'],
  ['/%2F%2Failleurs.example).', '/introuvable'],
])('%s is %s', (target, expected) => {
  expect(outcome(target)).toBe(expected);
});

test.each([
  ['/annonces/lieu/Bretagne', '/annonces/lieu/bretagne'],
  ['/Annonces/Lieu/Finist%C3%A8re', '/annonces/lieu/finistere'],
  ['/annonces/lieu/c%C3%B4te-d-or', '/annonces/lieu/cote-d-or'],
  ['/annonces/lieu/co%CC%82te-d-or', '/annonces/lieu/cote-d-or'],
  ['/annonces/lieu/cote%20d%20or', '/annonces/lieu/cote-d-or'],
  ['/annonces/lieu/C%C3%B4te_d%E2%80%99Or', '/annonces/lieu/cote-d-or'],
  ['/annonces/lieu/cote+d+or', '/annonces/lieu/cote-d-or'],
  ['/annonces/lieu/C%C3%B4te%E2%80%93d%E2%80%91Or', '/annonces/lieu/cote-d-or'],
  ['/annonces/lieu/QUIMPER-29/', '/annonces/lieu/quimper-29'],
  ['/annonces/lieu/Bre%C2%ADtagne.', '/annonces/lieu/bretagne'],
  ['/annonces/specialite/Cardiologie', '/annonces/specialite/cardiologie'],
  [
    '/annonces/sp%C3%A9cialit%C3%A9/M%C3%A9decine%20g%C3%A9n%C3%A9rale',
    '/annonces/specialite/medecine-generale',
  ],
  ['/annonces/specialite/Urologie/Finist%C3%A8re', '/annonces/specialite/urologie/finistere'],
  ['/annonces/Sp%C3%A9cialit%C3%A9', '/annonces'],
  ['/Mentions_L%C3%A9gales', '/mentions-legales'],
  ['/politique%20de%20confidentialit%C3%A9', '/politique-de-confidentialite'],
  ['/accessibilit%C3%A9?x', '/accessibilite'],
  ['/bl%C3%B3g/Un-Article.', '/blog/Un-Article'],
  ['/./x/..//Annonces/Lieu/Bretagne.', '/annonces/lieu/bretagne'],
  ['/BLOG/Un-Article.', '/blog/Un-Article'],
  ['/blog/cafe%CC%81', '/blog/caf%C3%A9'],
])('our spelling of %s is %s', (target, location) => {
  expect(outcome(target)).toBe(`308 ${location}`);
  expect(outcome(location)).toBe(location);
});

const both = '/annonces?specialty=3&startDate=2027-01-01';
test.each([
  ...[
    '&amp;',
    '&amp;amp;',
    '&AMP;',
    '%26amp%3B',
    '&amp%3B',
    '&#38;',
    '&#038;',
    '&#x26;',
    '%26%2338%3B',
  ],
  ...[';', '%3B', '%26', '?', '%3F', '&%20', '&+', ';%20', '&amp;&amp;', '&;', '&?', '&%0A'],
])('filters that « %s » separates are both found', (separator) => {
  const target = `/annonces?specialty=3${separator}startDate=2027-01-01`;
  expect(outcome(target)).toBe(`308 ${both}`);
});

test.each([
  '/annonces%3Fspecialty=3&startDate=2027-01-01',
  '/annonces%3Fspecialty%3D3%26startDate%3D2027-01-01',
  '/annonces%3fspecialty%3d3%26amp%3bstartDate%3d2027-01-01',
  '/annonces&specialty=3&startDate=2027-01-01',
  '/annonces&amp;specialty=3&amp;startDate=2027-01-01',
  '/annonces;specialty=3;startDate=2027-01-01',
  '/annonces?specialty%3D3&startDate%3D2027-01-01',
  '/annonces?amp;specialty=3&amp;startDate=2027-01-01',
  '/annonces??specialty=3&startDate=2027-01-01',
  '/Annonces/%3Fspecialty=3;startDate=2027-01-01).',
])('%s has both filters', (target) => {
  expect(outcome(target)).toBe(`308 ${both}`);
});

test.each([
  ['/annonces/12&utm_source=lettre', '308 /annonces/12'],
  ['/annonces%2F12', '308 /annonces/12'],
  ['/annonces%2Flieu%2FBretagne%3Fpage%3D2', '308 /annonces/lieu/bretagne'],
  ['/blog?tag=contrat&amp;page=2', '308 /blog?page=2&tag=contrat'],
  ['/annonces/rss.xml?specialty=3&amp;sector=1', '308 /annonces/rss.xml?specialty=3&sector=1'],
  [
    '/api/ads/facets?place=quimper-29&amp;specialty=3',
    '/api/ads/facets?specialty=3&place=quimper-29',
  ],
  // Names of other routes, and what someone typed.
  ['/annonces?q=soins%26tag%3Dx', '/annonces?q=soins%26tag%3Dx'],
  ['/annonces?q=soins;nuit', '/annonces?q=soins%3Bnuit'],
  ['/annonces/quel-lieu?place=A&amp;page=2', '/annonces/quel-lieu?page=2&place=A'],
  [
    '/_next/image?url=%2Fa.png%3Fw%3D1%26amp%3Bq%3D2&w=640&q=75',
    '/_next/image?url=%2Fa.png%3Fw%3D1%26amp%3Bq%3D2&w=640&q=75',
  ],
])('%s is %s', (target, expected) => {
  expect(outcome(target)).toBe(expected);
});

test('a query that a path hides is bounded like any other', () => {
  expect(outcome(`/annonces%3F${'a&'.repeat(101)}`)).toBe('400');
  expect(outcome(`/annonces&q=${'x'.repeat(9_000)}`)).toBe('400');
});

test('a redirect to what was meant leads to a route, from the root, and is the last one', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'annonces',
      'lieu',
      'Quimper-29',
      '20',
      'blog',
      'cgu',
      '..',
      '%2F',
      '%5C',
      '//',
    ),
    fc.constantFrom(...endings, '&amp;', '%3Fpage=2', '%26', ';', '/', '%0D%0A', '@', '%2e'),
    fc.string({ unit: 'grapheme', maxLength: 4 }).map(encodeURIComponent),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const resolved = resolveUrl(`/${parts.join('')}`, false);
      if (resolved.kind !== 'redirect') return;
      expect(resolved.location).toMatch(/^\/(?![/\\])/);
      expect(resolveUrl(resolved.location, false).kind).toBe('route');
    }),
    { numRuns: 2_000 },
  );
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
  [
    '/api/map/positions?view=x&place=quimper-29&page=02',
    '/api/map/positions?page=2&place=quimper-29',
  ],
  ['/api/map/positions?radius=25&sort=x&page=01', '/api/map/positions'],
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

async function resolveWith(relay: 'on' | 'off', target: string, reports = '') {
  jest.resetModules();
  Object.assign(process.env, { FORM_RELAY: relay, REPORT_FORM_URL: reports });
  const { resolveUrl } = await import('./resolve-url');
  return resolveUrl(target, false);
}

test('the file of a key of IndexNow exists, and no other', async () => {
  const resolveKey = async (name: string, key = 'Cle-0123') => {
    jest.resetModules();
    process.env.INDEXNOW_KEY = key;
    const { resolveUrl } = await import('./resolve-url');
    return resolveUrl(`/${name}.txt`, false);
  };
  expect(await resolveKey('Cle-0123')).toMatchObject({
    isFound: true,
    url: '/Cle-0123.txt',
    internalUrl: '/indexnow/Cle-0123',
  });
  const missing = { route: null, isFound: false, url: '/introuvable' };
  for (const name of ['Cle-01234', 'le-0123', 'cle-0123', 'undefined', '[key]', 'x']) {
    expect(await resolveKey(name)).toMatchObject(missing);
  }
  expect(await resolveKey('Cle-0123', '')).toMatchObject(missing);
  expect(await resolveKey('undefined', '')).toMatchObject(missing);
  expect(await resolveKey('robots')).toMatchObject({ isFound: true, url: '/robots.txt' });
});

test('the paths of the relay exist when it is on', async () => {
  for (const path of ['/inscription/envoi', '/inscriptions/envoi']) {
    expect(await resolveWith('off', path)).toMatchObject({ isFound: false, url: '/introuvable' });
    expect(await resolveWith('on', `${path}?resultat=echec&jeton=x`)).toMatchObject({
      isFound: true,
      url: `${path}?resultat=echec`,
      internalUrl: `${path}?resultat=echec`,
      postUrl: `${path}/relais`,
    });
    expect(await resolveWith('on', `${path}/relais`)).toMatchObject({ isFound: false });
  }
});

test('the paths of a report exist with its service, whatever the relay of the other forms', async () => {
  const service = 'https://forms.example.org/s';
  for (const relay of ['on', 'off'] as const) {
    for (const path of ['/annonces/12/signaler', '/signalement']) {
      expect(await resolveWith(relay, path)).toMatchObject({ isFound: false, url: '/introuvable' });
      expect(await resolveWith(relay, path, service)).toMatchObject({ isFound: true, url: path });
    }
    const receipt = '/signalement?resultat=envoyee&reference=S-0A1B2C3D';
    expect(await resolveWith(relay, `${receipt}&jeton=x`, service)).toMatchObject({
      url: receipt,
      postUrl: '/signalement/relais',
    });
    for (const path of ['/annonces/abc/signaler', '/annonces/0/signaler', '/signalement/relais']) {
      expect(await resolveWith(relay, path, service)).toMatchObject({ isFound: false });
    }
  }
});
