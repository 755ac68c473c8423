import { startStagedSite } from '../stage/site.ts';
import { callWebhook, secret } from '../webhook/call.ts';
import { startUnresponsive } from './redis.ts';
import { expect, readRedisLog, test } from './test.ts';

test('the site works without a Redis that accepts connections and never responds', async ({
  request,
}, { workerIndex }) => {
  const unresponsive = await startUnresponsive();
  const name = `site-${workerIndex}-unresponsive`;
  const environment = { REDIS_URL: unresponsive.url, REVALIDATE_SECRET: secret };
  const site = await startStagedSite(process.env.E2E_DEMO_URL ?? '', name, environment);
  try {
    for (const path of ['/annonces', '/annonces/21', '/blog', '/api/v1/ads/23']) {
      expect((await request.get(site.url + path)).status()).toBe(200);
    }
    const response = await callWebhook(request, site.url, { type: 'ads' });
    expect(response.status()).toBe(204);
    await expect.poll(() => readRedisLog(name), { timeout: 15_000 }).toEqual(['redis unavailable']);
  } finally {
    await site.stop();
    unresponsive.stop();
  }
});
