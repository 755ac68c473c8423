import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('the page of the figures answers search engines with numbers, and is stored as lists are', async ({
  request,
}) => {
  const response = await request.get('/observatoire?tri=forfait&utm_source=x');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  const html = await response.text();
  expect(html).toContain('<title>Combien gagne un médecin remplaçant, par région et spécialité – ');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/observatoire"/>`);
  expect(html).not.toMatch(/<meta name="robots"[^>]*noindex/);
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(plain(description)).toMatch(/^\S+ .+, \S.+ : [\d,]+ (?:%|€ par jour) habituels\. /);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  expect(blocks.find((block) => block['@type'] === 'Dataset')).toMatchObject({
    url: `${publicUrl}/observatoire`,
    distribution: { contentUrl: `${publicUrl}/observatoire.csv`, encodingFormat: 'text/csv' },
  });
});

test('the file has the rows of the table, for spreadsheets', async ({ request }) => {
  const response = await request.get('/observatoire.csv');
  expect(response.status()).toBe(200);
  const { link, ...headers } = response.headers();
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="observatoire-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(link).toMatch(/^<https:\/\/\S+>; rel="license"$/);
  const text = (await response.body()).toString('utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [header, ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(header?.slice(0, 4)).toEqual(['Jour', 'Région', 'Spécialité', 'Annonces ouvertes']);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header?.length]));
  const html = await (await request.get('/observatoire')).text();
  const inTable = [...html.matchAll(/<tr><th scope="row">([^<]*),\n([^<]*)</g)];
  expect(rows.map((row) => row.slice(1, 3))).toEqual(
    inTable.map(([, region, specialty]) => [region, specialty?.replaceAll('&#x27;', "'")]),
  );
});

test('while the API fails the page and the file say so, and are not stored', async ({
  freshSite: { url, api },
  request,
}) => {
  await api.fail('/core/combined-list', 'error');
  await expect.poll(async () => (await request.get(`${url}/annonces/lieux`)).status()).toBe(200);
  for (const [path, status] of [
    ['/observatoire', 503],
    ['/observatoire.csv', 502],
  ] as const) {
    const response = await request.get(url + path);
    expect([path, response.status()]).toEqual([path, status]);
    expect(response.headers()['cache-control'], path).toContain('no-store');
    expect(await response.text(), path).toMatch(/pas disponibles|indisponibles|pour le moment/);
  }
  await api.restore('/core/combined-list');
  await expect.poll(async () => (await request.get(`${url}/observatoire`)).status()).toBe(200);
});

test('pages of places, of publishing, the site plan and the sitemap lead to it', async ({
  request,
}) => {
  for (const path of ['/annonces/lieu/bretagne', '/publier', '/plan-du-site']) {
    expect(await (await request.get(path)).text()).toContain('href="/observatoire"');
  }
  expect(await (await request.get('/sitemap-places.xml')).text()).toContain(
    `<loc>${publicUrl}/observatoire</loc>`,
  );
  expect(plain(await (await request.get('/publier')).text())).toMatch(
    /« En .+, .+ : [\d,]+ (?:%|€ par jour) habituels »/,
  );
});
