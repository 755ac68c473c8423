import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stop } from '../../scripts/process.ts';
import { findRedis } from '../../scripts/redis.ts';
import { siteEnvironment, startSite } from '../../scripts/site.ts';
import { lendApi } from '../stage/api.ts';
import { publicUrl, startStagedSite } from '../stage/site.ts';
import { TestRedis } from './redis.ts';
import { expect, test } from './test.ts';

// Redis is not an npm package: the machine has it or not.
test.skip(!findRedis(), 'there is no redis-server on this machine');

/** Walking the API takes a busy machine seconds. */
const longer = { timeout: 60_000 };

test('a new build renders what visitors read most before it is ready', async ({ request }, {
  workerIndex,
}) => {
  test.setTimeout(180_000);
  const redis = await TestRedis.start();
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const shared = { REDIS_URL: redis.url, WARM_UP: '4' };
  let running: ChildProcess | undefined;
  const start = (port: number, env: Record<string, string>) => {
    running = startSite(port, env, ['ignore', 'pipe', 'pipe']);
    return running;
  };
  const name = `site-${workerIndex}-read`;
  const old = await startStagedSite(demoUrl, name, shared, start);
  try {
    // A search by place needs the index.
    const index = async () => (await (await request.get(`${old.url}/readyz`)).json()).adsIndex;
    await expect.poll(index, longer).toMatchObject({ state: 'ready' });
    for (const path of ['/annonces/31', '/annonces?place=lyon', '/annonces/33', '/annonces/31']) {
      expect((await request.get(old.url + path)).status(), path).toBe(200);
    }
    // It publishes what was read.
    if (running) await stop(running);

    await lendApi(old.gatewayUrl, async (api) => {
      await api.fail('/api/v1/ads/31', 'timeout');
      // With another configuration it shares no pages, like another build.
      const next = await startStagedSite(demoUrl, `${name}-next`, {
        ...siteEnvironment(old.gatewayUrl, publicUrl),
        ...shared,
        GOOGLE_MAPS_API_KEY: 'other',
      });
      try {
        const readiness = async () => (await request.get(`${next.url}/readyz`)).json();
        await expect.poll(readiness, longer).toMatchObject({ status: 'warming up' });
        await api.restore('/api/v1/ads/31');
        await expect.poll(readiness, longer).toMatchObject({ status: 'ready' });
        const stored = await request.get(`${next.url}/annonces/33`);
        expect(stored.headers()['x-nextjs-cache']).toBe('HIT');
        const log = () => readFileSync(`test-results/${name}-next.log`, 'utf8');
        await expect.poll(log, longer).toContain('"event":"warmed up","mostRead":2,"pages":');
      } finally {
        await next.stop();
      }
    });
  } finally {
    await Promise.all([old.stop(), redis.kill()]);
  }
});
