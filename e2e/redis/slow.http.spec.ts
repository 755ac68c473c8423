import { findRedis } from '../../scripts/programs.ts';
import { startStagedSite } from '../stage/site.ts';
import { startSlow, TestRedis } from './redis.ts';
import { expect, readRedisLog, test } from './test.ts';

// Redis is not an npm package: the machine has it or not.
test.skip(!findRedis(), 'there is no redis-server on this machine');

test('a Redis that answers in 300 ms is slow, not down', async ({ request }, { workerIndex }) => {
  const redis = await TestRedis.start();
  const slow = await startSlow(redis.url, 300);
  const name = `site-${workerIndex}-slow`;
  const environment = { REDIS_URL: slow.url };
  const site = await startStagedSite(process.env.E2E_DEMO_URL ?? '', name, environment);
  try {
    const readiness = async () => (await request.get(`${site.url}/readyz`)).status();
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    for (let id = 41; id < 49; id += 1) {
      for (const path of [`/annonces/${id}`, `/annonces/${id}`, `/api/v1/ads/${id}`]) {
        expect((await request.get(site.url + path)).status()).toBe(200);
      }
    }
    expect(readRedisLog(name)).toEqual(['redis connected']);
  } finally {
    await site.stop();
    slow.stop();
    await redis.kill();
  }
});
