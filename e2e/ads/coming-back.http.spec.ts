import { hourOf } from '../../lib/ads/new-ads.ts';
import { expect, freshAd } from '../http-test.ts';
import { callWebhook, test as hookedTest } from '../webhook/test.ts';

const hoursAgo = (hours: number) => hourOf(Date.now() - hours * 3_600_000);

hookedTest.describe('an index that follows the API', () => {
  const test = hookedTest;

  test('the page of an ad says the hour of its last sight, and stays the same for it', async ({
    request,
    hooked: { url },
  }) => {
    const html = await (await request.get(`${url}/annonces/12`)).text();
    const [, dateTime = '', words] =
      /Vérifiée[^<]*(?:<!-- --> )?<time dateTime="([^"]+)" data-day="[^"]+">([^<]+)<\/time>/.exec(
        html,
      ) ?? [];
    expect(dateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/);
    expect(Date.now() - Date.parse(dateTime)).toBeLessThan(2 * 3_600_000);
    const hour = new Date(dateTime).toLocaleString('en', {
      timeZone: 'Europe/Paris',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    expect(words).toMatch(new RegExp(`^le \\d+(?:er)?\\s[a-zéû]+ à ${Number(hour)}\u00a0h$`));
  });

  test('an ad that the webhook brings is new, and those of the first walk are not', async ({
    request,
    hooked: { url, api },
  }) => {
    const query = 'q=coelioscopie';
    const count = async (since: string) =>
      (await request.get(`${url}/api/ads/new?${query}&since=${since}`)).json();
    expect(await count(hoursAgo(24))).toEqual({ count: 0 });
    const id = freshAd();
    await api.respond(`/api/v1/ads/${id}`, { id, title: 'Coelioscopie à Dole' });
    await callWebhook(request, url, { type: 'ad', id });
    expect(await count(hoursAgo(24))).toEqual({ count: 1 });
    const list = await (await request.get(`${url}/annonces?${query}`)).text();
    expect(list).toContain('Coelioscopie à Dole');
    // Its hour is for the browser, which knows when the visitor was here.
    expect(list).toMatch(new RegExp(`newHour\\\\":\\\\"${hoursAgo(0).slice(0, 10)}`));
    expect(list).not.toContain('>Nouvelle<');
  });

  test('an hour counts, of the last 30 days; anything else is a 404', async ({
    request,
    hooked: { url },
  }) => {
    const get = (query: string) => request.get(`${url}/api/ads/new?${query}`);
    const found = await get(`with=housing&since=${hoursAgo(5)}&jeton=x`);
    expect(found.headers()['cache-control']).toContain('s-maxage=300');
    expect(found.headers()['cache-tag']).toContain('ads');
    expect(await found.json()).toEqual({ count: expect.any(Number) });
    for (const query of [
      '',
      'with=housing',
      `since=${hoursAgo(-2)}`,
      `since=${hoursAgo(24 * 30 + 2)}`,
      `since=${hoursAgo(5)}:30`,
      'since=2026-02-30T09',
      `since=${'9'.repeat(5_000)}`,
      `sector=9&since=${hoursAgo(5)}`,
      `place=atlantide-99&since=${hoursAgo(5)}`,
      `place=Quimper&since=${hoursAgo(5)}`,
    ]) {
      expect([query, (await get(query)).status()]).toEqual([query, 404]);
    }
  });
});

hookedTest('without an index there is no count, and nothing is verified', async ({ request }) => {
  const url = process.env.E2E_SITE_WITHOUT_INDEX_URL;
  expect((await request.get(`${url}/api/ads/new?since=${hoursAgo(5)}`)).status()).toBe(404);
  expect(await (await request.get(`${url}/annonces/12`)).text()).not.toContain('Vérifiée');
});
