import { expect, freshAd, freshDay, test } from '../http-test.ts';
import { adOnTheWire } from '../map/ads.ts';

/* What one user can write into an ad ends no process, and takes neither its page nor its list with it. */

const megabytes = 2_000_000;

test('a description of two megabytes is a page of two hundred paragraphs', async ({
  request,
  api,
}) => {
  const id = freshAd();
  const ad = adOnTheWire(id, 'À Quimper', {});
  await api.give(`/api/v1/ads/${id}`, { ...ad, description: 'mot\n\n'.repeat(megabytes / 5) });
  const response = await request.get(`/annonces/${id}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html.match(/<p[^>]*>mot…?<\/p>/g)).toHaveLength(200);
  expect(html).toContain('mot…</p>');
  expect(html.length).toBeLessThan(300_000);
});

test('an ad of two megabytes is listed, and so are the others', async ({ request, api }) => {
  const day = freshDay();
  const ads = ['Avant', 'Énorme', 'Après'].map((title) => adOnTheWire(freshAd(), title, {}));
  const results = ads.map((ad, index) =>
    index === 1
      ? { ...ad, description: 'x'.repeat(megabytes), other: Array(50_000).fill('y') }
      : ad,
  );
  await api.give(day, { count: 3, results, next: null, previous: null });
  const response = await request.get(`/annonces?startDate=${day}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  for (const ad of ads) expect(html).toContain(ad.title);
});

test('a list of 100 000 ads shows the first hundred', async ({ request, api }) => {
  const day = freshDay();
  const results = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1 }));
  await api.give(day, { count: results.length, results, next: null, previous: null });
  const response = await request.get(`/annonces?startDate=${day}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`href="/annonces/100?startDate=${day}"`);
  expect(html).not.toContain(`href="/annonces/101?startDate=${day}"`);
});

test('HTML and soft returns in an ad show as the text that was meant', async ({ request, api }) => {
  const id = freshAd();
  await api.give(`/api/v1/ads/${id}`, {
    ...adOnTheWire(id, 'Cabinet\u000bd&#39;Avignon', {}),
    description:
      '<p>Vous aimez &ecirc;tre au contact du public.</p><ul><li>Secr&eacute;tariat\u000bParking</li></ul>',
  });
  const html = await (await request.get(`/annonces/${id}`)).text();
  expect(html).toMatch(/<h1[^>]*>Cabinet d(?:&#x27;|')Avignon<\/h1>/);
  expect(html).toContain('>Vous aimez être au contact du public.</p>');
  expect(html).toContain('>Secrétariat\nParking</p>');
});
