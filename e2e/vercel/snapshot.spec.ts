import { secret } from '../webhook/test.ts';
import { expect, test } from './test.ts';

/* The index of 2 000 ads of an API that takes 100 ms for each call. */

/** A search that no test has requested, so that the CDN has not stored it. */
let radius = 10;
const search = () => {
  radius = radius === 200 ? 10 : radius + 1;
  return `/annonces?place=quimper-29&radius=50&specialty=1&startDate=2030-01-${radius}`;
};

test.describe.configure({ mode: 'default' });

test('the first search has the snapshot made, and says that it is not ready until it is', async ({
  request,
  platform,
}) => {
  await platform.forgetCache();
  const statusOf = async () => (await request.get('/annonces?place=quimper-29&radius=25')).status();
  expect([200, 500]).toContain(await statusOf());
  await expect.poll(statusOf).toBe(200);
});

test('other instances search the snapshot without a call to the API', async ({
  request,
  api,
  platform,
}) => {
  await platform.recycle();
  await api.fail('/api/v1/ads/', 'error');
  await expect.poll(async () => (await request.get(search())).status()).toBe(200);
});

test('an old snapshot is searched while the next one is made', async ({
  request,
  api,
  platform,
}) => {
  await platform.skipTime(20 * 60);
  const since = (await api.calls('/api/v1/ads/')).length;
  const states: number[] = [];
  // Two thousand ads, twenty a page.
  await expect
    .poll(async () => {
      states.push((await request.get(search())).status());
      return (await api.calls('/api/v1/ads/')).length - since;
    })
    .toBeGreaterThanOrEqual(100);
  // A slow machine may take more than five seconds to load it.
  expect(states.slice(states.indexOf(200))).not.toContain(500);
  expect(states).toContain(200);
});

test('an ad that the webhook reports as deleted is found by no instance', async ({
  request,
  api,
  platform,
}) => {
  const found = async (radius: number) => {
    const response = await request.get(`/annonces?place=quimper-29&radius=${radius}`);
    return response.status() === 200 ? response.text() : null;
  };
  // The last one: a journey opens the first, and the page of this one stays a 404.
  const links = [...((await found(50)) ?? '').matchAll(/href="\/annonces\/(\d+)\?/g)];
  const [link = '', id] = links.at(-1) ?? [];
  await api.fail(`/api/v1/ads/${id}`, 'not-found');
  expect((await platform.report({ type: 'ad', id: Number(id) })).status()).toBe(204);
  expect(await found(50)).not.toContain(link);
  await platform.recycle();
  await expect.poll(() => found(100)).not.toBeNull();
  expect(await found(100)).not.toContain(link);
});

test('a snapshot that cannot be renewed is searched for a day', async ({
  request,
  api,
  platform,
}) => {
  await api.fail('/api/v1/ads/', 'error');
  await platform.skipTime(20 * 60);
  await expect.poll(async () => (await request.get(search())).status()).toBe(200);
});

test('the scheduled call makes the next snapshot', async ({ request, api }) => {
  const path = '/api/ads-snapshot';
  expect((await request.get(path)).status()).toBe(401);
  const headers = { authorization: `Bearer ${secret}` };
  const response = await request.get(path, { headers });
  expect(await response.json()).toMatchObject({ state: 'ready', ads: 2_000 });
  await api.fail('/api/v1/ads/', 'error');
  expect((await request.get(path, { headers })).status()).toBe(502);
});
