import { readFileSync } from 'node:fs';
import { siteEnvironment } from '../../scripts/site.ts';
import { test as base } from '../http-test.ts';
import { type Api, lendApi } from '../stage/api.ts';
import { publicUrl, startStagedSite } from '../stage/site.ts';
import { startOnce } from '../stage/start-once.ts';
import { secret } from '../webhook/call.ts';
import { TestRedis } from './redis.ts';

type Pair = {
  redis: TestRedis;
  gatewayUrl: string;
  /** The URLs of the two instances of the site. */
  one: string;
  other: string;
  /** What the first one logged about Redis, in order. */
  redisLog: () => string[];
};

const startedPair = startOnce(async (workerIndex) => {
  const redis = await TestRedis.start();
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const name = `site-${workerIndex}-redis`;
  const shared = { REDIS_URL: redis.url, REVALIDATE_SECRET: secret };
  const one = await startStagedSite(demoUrl, name, shared);
  // With the gateway of the first: instances share pages only with the same API. What changes no page may differ.
  const other = await startStagedSite(demoUrl, `${name}-other`, {
    ...siteEnvironment(one.gatewayUrl, publicUrl),
    TRUSTED_PROXIES: '1',
    LOG_REQUESTS: 'on',
    ...shared,
  });
  const pair: Pair = {
    redis,
    gatewayUrl: one.gatewayUrl,
    one: one.url,
    other: other.url,
    redisLog: () => readRedisLog(name),
  };
  return {
    pair,
    async stop() {
      redis.goOn();
      await Promise.all([one.stop(), other.stop(), redis.kill()]);
    },
  };
});

/** Two instances of the site that differ only in their URL and what they log, on one API and one Redis. */
export const test = base.extend<{ instances: Pair & { api: Api } }>({
  instances: [
    async ({}, use) => {
      const { pair } = await startedPair();
      await lendApi(pair.gatewayUrl, (api) => use({ ...pair, api }));
    },
    { timeout: 120_000 },
  ],
});

/** The state of Redis at each change that a site logged. */
export function readRedisLog(name: string): string[] {
  return readFileSync(`test-results/${name}.log`, 'utf8')
    .split('\n')
    .flatMap((line) => /"event":"(redis [^"]+)"/.exec(line)?.[1] ?? []);
}

export { expect } from '../http-test.ts';
