import { readFileSync } from 'node:fs';
import packageJson from '../../package.json' with { type: 'json' };
import { findRedis } from '../../scripts/programs.ts';
import { operatorToken, startUnresponsive, TestRedis } from '../redis/test.ts';
import { nothing, policyOf } from '../security/response-headers.ts';
import { expect, test } from './own-site.ts';

const notStored = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The index of ads of a site without one. */
const adsIndex = { state: 'off', ads: 0, ageSeconds: null };

/** An operator's requests. */
const operator = { headers: { authorization: `Bearer ${operatorToken}` } };
const METRICS_TOKEN = operatorToken;

/** Longer than a readiness check is reused. */
const aSecondLater = () => new Promise((resolve) => setTimeout(resolve, 1_100));

test.describe('health', () => {
  test('the site is ready while its index of ads prepares, and /readyz shows the state of the index', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    ownApi.respond = (call, response) =>
      call.url?.startsWith('/api/v1/ads/') ? response.writeHead(500).end('{}') : response.end('[]');
    const { url } = await startOwn({ ADS_INDEX: 'on', METRICS_TOKEN });
    const ready = await request.get(`${url}/readyz`, operator);
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ok',
      failing: [],
      adsIndex: { ...adsIndex, state: 'preparing' },
    });
    const list = await request.get(`${url}/annonces?place=quimper-29`);
    expect(list.status()).toBe(503);
    expect(list.headers()['retry-after']).toMatch(/^\d+$/);
    expect(await list.text()).toContain('La recherche par lieu se prépare.');
    expect((await request.get(`${url}/annonces/lieu/finistere`)).status()).toBe(503);
  });

  test('/healthz responds without an API, /readyz succeeds only with one, and neither is cached', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url } = await startOwn({ METRICS_TOKEN });
    ownApi.respond = (_, response) => response.writeHead(500).end('{}');
    for (const query of ['', '?probe=1']) {
      const alive = await request.get(`${url}/healthz${query}`, operator);
      expect(alive.status()).toBe(200);
      expect(alive.headers()).toMatchObject(notStored);
      expect(await alive.json()).toEqual({
        status: 'ok',
        version: packageJson.version,
        build: readFileSync('.next/BUILD_ID', 'utf8'),
      });
    }
    expect(ownApi.calls).toEqual([]);

    const notReady = await request.get(`${url}/readyz`, operator);
    expect(notReady.status()).toBe(503);
    expect(notReady.headers()).toMatchObject(notStored);
    expect(policyOf(notReady)).toBe(nothing);
    expect(await notReady.json()).toEqual({ status: 'not ready', failing: ['api'], adsIndex });

    ownApi.respond = (_, response) => response.end('[]');
    await aSecondLater();
    const ready = await request.get(`${url}/readyz`, operator);
    expect(ready.status()).toBe(200);
    expect(ready.headers()).toMatchObject(notStored);
    expect(await ready.json()).toEqual({ status: 'ok', failing: [], adsIndex });
    for (const path of ['/healthz', '/readyz']) {
      expect((await request.head(url + path)).status()).toBe(200);
      expect((await request.post(url + path)).status()).toBe(405);
    }
  });

  test('/readyz waits two seconds for an API that never responds, and a flood makes one call', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const { url } = await startOwn();
    ownApi.respond = () => {};
    const start = Date.now();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => request.get(`${url}/readyz`)),
    );
    expect(new Set(responses.map((response) => response.status()))).toEqual(new Set([503]));
    expect(Date.now() - start).toBeGreaterThan(1_900);
    // One call, and more for requests that arrive after its end, on a slow machine.
    const calls = ownApi.calls.map((call) => call.url);
    expect(new Set(calls)).toEqual(new Set(['/api/v1/core/partners/']));
    expect(calls.length).toBeLessThan(5);
  });

  test('/readyz lists Redis when it is down', async ({ request, startOwn }) => {
    // Redis is not an npm package: the machine has it or not.
    test.skip(findRedis() === undefined, 'needs a redis-server');
    const redis = await TestRedis.start();
    const { url } = await startOwn({ REDIS_URL: redis.url, METRICS_TOKEN });
    const status = async () => (await request.get(`${url}/readyz`)).status();
    await expect.poll(status).toBe(200);
    await redis.kill();
    await expect.poll(status).toBe(503);
    const response = await request.get(`${url}/readyz`, operator);
    expect(await response.json()).toEqual({ status: 'not ready', failing: ['redis'], adsIndex });
    await redis.start();
    await expect.poll(status).toBe(200);
    await redis.kill();
  });

  test('/readyz lists a failing API and an unresponsive Redis, in bounded time', async ({
    request,
    startOwn,
    ownApi,
  }) => {
    const unresponsive = await startUnresponsive();
    const { url } = await startOwn({ REDIS_URL: unresponsive.url, METRICS_TOKEN });
    ownApi.respond = (call) => call.socket.destroy();
    const start = Date.now();
    const response = await request.get(`${url}/readyz`, operator);
    expect(await response.json()).toEqual({
      status: 'not ready',
      failing: ['api', 'redis'],
      adsIndex,
    });
    // The calls have two seconds; a slow machine may need the rest.
    expect(Date.now() - start).toBeLessThan(15_000);
    unresponsive.stop();
  });

  for (const [whose, environment, headers] of [
    ['nobody', { METRICS_TOKEN }, {}],
    ['another token', { METRICS_TOKEN }, { authorization: 'Bearer operator-of-another-site' }],
    ['part of the token', { METRICS_TOKEN }, { authorization: `Bearer ${operatorToken.slice(1)}` }],
    ['the token in another scheme', { METRICS_TOKEN }, { authorization: `Basic ${operatorToken}` }],
    ['nothing, where there is no token', {}, { authorization: 'Bearer undefined' }],
  ] as [string, Record<string, string>, Record<string, string>][]) {
    test(`whoever sends ${whose} learns from /healthz and /readyz nothing but ok`, async ({
      request,
      startOwn,
      ownApi,
    }) => {
      const { url } = await startOwn(environment);
      const read = async (path: string) => {
        const response = await request.get(url + path, { headers });
        return [response.status(), await response.json()];
      };
      expect(await read('/healthz')).toEqual([200, { status: 'ok' }]);
      expect(await read('/readyz')).toEqual([200, { status: 'ok' }]);
      ownApi.respond = (_, response) => response.writeHead(500).end('{}');
      await aSecondLater();
      expect(await read('/healthz')).toEqual([200, { status: 'ok' }]);
      expect(await read('/readyz')).toEqual([503, { status: 'not ready' }]);
    });
  }
});
