import { availableParallelism } from 'node:os';
import { expect, test } from '../http-test.ts';

const maxRenders = 16 * availableParallelism();

// Without an index lists wait for the API.
test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

test('beyond a number of renders at once, a page that is not stored is refused without a call to the API', async ({
  request,
  freshSite: { url, api },
}) => {
  test.slow();
  for (const path of ['/blog', '/blog']) expect((await request.get(url + path)).status()).toBe(200);
  await api.fail('startDate=', 'timeout');
  const days = Array.from({ length: maxRenders + 20 }, (_, index) => {
    const day = new Date(Date.UTC(2041, 0, 1 + index));
    return day.toISOString().slice(0, 10);
  });
  const lists = days.map((day, client) =>
    request.get(`${url}/annonces?startDate=${day}`, {
      headers: { 'x-forwarded-for': `198.51.100.${client}` },
    }),
  );
  // The first response is a refusal, while the others wait for the API.
  const first = await Promise.race(lists);
  expect([first.status(), first.headers()['retry-after']]).toEqual([503, '5']);
  expect(await first.text()).toContain('<html lang="fr">');
  for (const path of ['/blog', '/healthz']) {
    expect((await request.get(url + path)).status(), path).toBe(200);
  }
  const all = await Promise.all(lists);
  expect(new Set(all.map((response) => response.status()))).toEqual(new Set([503]));
  const refused = all.filter((response) => response.headers()['retry-after'] === '5');
  expect(refused).toHaveLength(days.length - maxRenders);
  expect((await api.calls('startDate=')).length).toBeLessThanOrEqual(maxRenders);
  await api.restore('startDate=');
  expect((await request.get(`${url}/annonces?startDate=2041-06-01`)).status()).toBe(200);
});
