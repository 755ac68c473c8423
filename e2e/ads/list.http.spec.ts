import { expect, freshAd, freshDay, test } from '../http-test.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { publicUrl } from '../stage/site.ts';

test('the list is complete in the first HTML', async ({ request }) => {
  const response = await request.get('/annonces');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('231 annonces trouvées');
  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html).toContain('<optgroup label="Sans annonce pour le moment">');
  expect(html).toContain('<link rel="canonical" href="https://www.medireleve.example/annonces"/>');
});

test('a page beyond the last has the title and canonical URL of the first', async ({ request }) => {
  const html = await (await request.get('/annonces?page=9999')).text();
  expect(html).toContain('<title>Nos annonces – MédiRelève</title>');
  expect(html).toContain('<link rel="canonical" href="https://www.medireleve.example/annonces"/>');
});

test('the canonical has the page number of the unfiltered list and no filter', async ({
  request,
}) => {
  const head = async (path: string) => (await (await request.get(path)).text()).split('</head>')[0];
  const root = 'https://www.medireleve.example/annonces';
  expect(await head('/annonces?page=2')).toContain(`<link rel="canonical" href="${root}?page=2"/>`);
  expect(await head('/annonces?page=2')).toContain(
    `<meta property="og:url" content="${root}?page=2"/>`,
  );
  expect(await head('/annonces?page=2&specialty=1')).toContain(
    `<link rel="canonical" href="${root}"/>`,
  );
  expect(await head('/annonces?page=2&specialty=1')).not.toContain('noindex');
});

test('a parameter that one visitor adds to the URL is not in the response for another', async ({
  request,
}) => {
  const day = freshDay();
  for (const [path, addition] of [
    [`/annonces?startDate=${day}`, '&jeton=zq9x7'],
    [`/annonces?endDate=${day}`, '&_rsc=zq9x7'],
    ['/annonces/3', '?jeton=zq9x7'],
  ] as const) {
    await request.get(path + addition);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain('zq9x7');
  }
});

const path = '/annonces/specialite/medecine-generale';
const heading = 'Remplacements en médecine générale';

test('the page of a specialty is complete in the first HTML', async ({ request }) => {
  const response = await request.get(`${path}?jeton=x`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Remplacement médecine générale : annonces en France – ');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toMatch(/\d+ annonces de remplacement en médecine générale sont en ligne\./);
  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html).toContain('href="/annonces?page=2&amp;specialty=1"');
  expect(html).toContain('href="/annonces/specialite/pediatrie"');
  const [announced] = /<link rel="alternate" type="application\/rss\+xml"[^>]*>/.exec(html) ?? [];
  expect(announced).toContain('title="Annonces, Médecine générale (RSS)"');
  expect(announced).toContain(`href="${publicUrl}/annonces/rss.xml?specialty=1"`);
  expect(html).toContain('Suivre ou envoyer cette recherche');
  expect(html).not.toContain('jeton');
});

for (const slug of ['rien', 'a--b']) {
  test(`${slug} is not a specialty, and responds with a complete 404 page`, async ({ request }) => {
    const response = await request.get(`/annonces/specialite/${slug}`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Aucune annonce pour cette spécialité\.<\/h1>/);
    expect(html).toContain('noindex');
  });
}

test('a specialty is found in another spelling', async ({ request }) => {
  for (const slug of ['Pediatrie', 'p%C3%A9diatrie', 'PEDIATRIE.']) {
    const url = `/annonces/specialite/${slug}`;
    const { headers, status } = await request
      .get(url, { maxRedirects: 0 })
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect([url, status, headers.location]).toEqual([url, 308, '/annonces/specialite/pediatrie']);
  }
});

test('while the API fails for the specialties, pages that do not need them are served and stored', async ({
  request,
  freshSite: { url, api },
}) => {
  await api.fail('/api/v1/core/combined-list/', 'error');
  expect((await request.get(`${url}${path}`)).status()).toBe(503);
  expect((await request.get(`${url}/sitemap-pages.xml`)).status()).toBe(502);
  const ad = await request.get(`${url}/annonces/12`);
  expect(ad.status()).toBe(200);
  expect(ad.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  await api.restore('/api/v1/core/combined-list/');
  expect((await request.get(`${url}${path}`)).status()).toBe(200);
});

/* Whatever a user writes into an ad, the process does not crash, and the page of the ad and its list are served. */

const megabytes = 2_000_000;

test('a description of two megabytes is shortened to two hundred paragraphs', async ({
  request,
  api,
}) => {
  const id = freshAd();
  const ad = adOnTheWire(id, 'À Quimper', {});
  await api.respond(`/api/v1/ads/${id}`, { ...ad, description: 'mot\n\n'.repeat(megabytes / 5) });
  const response = await request.get(`/annonces/${id}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html.match(/<p[^>]*>mot…?<\/p>/g)).toHaveLength(200);
  expect(html).toContain('mot…</p>');
  expect(html.length).toBeLessThan(300_000);
});

test('an ad with HTML and soft returns shows plain text', async ({ request, api }) => {
  const id = freshAd();
  await api.respond(`/api/v1/ads/${id}`, {
    ...adOnTheWire(id, 'Cabinet\u000bd&#39;Avignon', {}),
    description:
      '<p>Vous aimez &ecirc;tre au contact du public.</p><ul><li>Secr&eacute;tariat\u000bParking</li></ul>',
  });
  const html = await (await request.get(`/annonces/${id}`)).text();
  expect(html).toMatch(/<h1[^>]*>Cabinet d(?:&#x27;|')Avignon<\/h1>/);
  expect(html).toContain('>Vous aimez être au contact du public.</p>');
  expect(html).toContain('>Secrétariat\nParking</p>');
});

test('every list is from the index: its counts and feeds agree, and it goes on while the API fails', async ({
  request,
  freshSite: { url, api },
}) => {
  const ready = async () => (await request.get(`${url}/annonces/lieux`)).status();
  await expect.poll(ready).toBe(200);
  await api.fail('/api/v1/ads/', 'error');
  const day = freshDay();
  const html = await (await request.get(`${url}/annonces?endDate=${day}`)).text();
  expect(html).toContain('231 annonces trouvées');
  expect(html).not.toContain('sont terminées');
  expect(html).toMatch(/Page 1<\/span><span> sur 12</);
  const [, counted = ''] = /Logement \((\d+)\)/.exec(html) ?? [];
  const lodging = await (await request.get(`${url}/annonces?endDate=${day}&with=housing`)).text();
  expect(lodging).toContain(`${counted} annonces trouvées`);
  const feed = await (await request.get(`${url}/annonces/feed.json?endDate=${day}`)).json();
  expect(feed.items).toHaveLength(40);
});

test.describe('without an index', () => {
  test.use({ withoutIndex: true });

  test('twenty visitors of one new search make one call', async ({ request, api }) => {
    const day = freshDay();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => request.get(`/annonces?endDate=${day}`)),
    );
    expect(responses.map((response) => response.status())).toEqual(Array(20).fill(200));
    expect(await api.calls(`endDate=${day}`)).toHaveLength(1);
  });

  test('a list with an ad of two megabytes shows all its ads', async ({ request, api }) => {
    const day = freshDay();
    const ads = ['Avant', 'Énorme', 'Après'].map((title) => adOnTheWire(freshAd(), title, {}));
    const results = ads.map((ad, index) =>
      index === 1
        ? { ...ad, description: 'x'.repeat(megabytes), other: Array(50_000).fill('y') }
        : ad,
    );
    await api.respond(day, { count: 3, results, next: null, previous: null });
    const response = await request.get(`/annonces?startDate=${day}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const ad of ads) expect(html).toContain(ad.title);
  });

  test('a list of 100 000 ads shows the first hundred', async ({ request, api }) => {
    const day = freshDay();
    const results = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1 }));
    await api.respond(day, { count: results.length, results, next: null, previous: null });
    const response = await request.get(`/annonces?startDate=${day}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`href="/annonces/100?startDate=${day}"`);
    expect(html).not.toContain(`href="/annonces/101?startDate=${day}"`);
  });

  test('a later page sends its own ads while the first ones cannot be read', async ({
    request,
    api,
  }) => {
    const day = freshDay();
    await api.fail(`/api/v1/ads/?page=1&endDate=${day}`, 'error');
    const html = await (await request.get(`/annonces?page=2&endDate=${day}`)).text();
    expect(await api.calls(`/api/v1/ads/?page=1&endDate=${day}`)).toHaveLength(1);
    expect(html).toMatch(/<details class="[^"]*"><summary>Suivre ou envoyer/);
    expect(html).toContain('Copier le texte');
  });
});
