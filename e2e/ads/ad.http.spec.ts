import { expect, freshAd, test } from '../http-test.ts';
import { adOnTheWire } from '../map/ads.ts';

test('the ad is complete in the first HTML', async ({ request }) => {
  const response = await request.get('/annonces/12?page=2');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(
    '<link rel="canonical" href="https://www.medireleve.example/annonces/12"/>',
  );
  expect(html).toContain('Candidater');
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
});

test('twenty visitors of one new ad make one call', async ({ request, api }) => {
  const id = freshAd();
  await api.give(`/api/v1/ads/${id}`, adOnTheWire(id, 'À Quimper', {}));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request.get(`/annonces/${id}`)),
  );
  expect(responses.map((response) => response.status())).toEqual(Array(20).fill(200));
  const calls = await api.calls(`/api/v1/ads/${id}`);
  expect(calls.filter((call) => call === `GET /api/v1/ads/${id}`)).toHaveLength(1);
});

test('a missing ad is a complete page without JavaScript', async ({ request }) => {
  const html = await (await request.get('/annonces/999998')).text();
  expect(html).toMatch(/<h1[^>]*>Annonce introuvable\.<\/h1>/);
  expect(html).toContain('noindex');
});
