import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { findRedis } from '../../scripts/programs.ts';
import { siteEnvironment } from '../../scripts/site.ts';
import { test as base, expect } from '../http-test.ts';
import { operatorToken, TestRedis } from '../redis/test.ts';
import { type Api, withApi } from '../stage/api.ts';
import { publicUrl, startIndexedSite } from '../stage/site.ts';
import { callWebhook, secret } from '../webhook/test.ts';

const key = 'Cle-de-test-0123456789abcdef';
const previewSecret = 'quatre mots et un tiret';
/** A change is told within it; a walk of the index, or a claim, is no part of it. */
const minute = { timeout: 60_000 };

/** `post` is what a request to the stand-in of IndexNow has. */
type Posted = { url: string; type: string; body: { urlList: string[] } };
type Engines = { posts: Posted[]; status: number; environment: Record<string, string> };
type Told = { url: string; api: Api; name: string; gatewayUrl: string; stop: () => Promise<void> };
type Start = (environment?: Record<string, string>) => Promise<Told>;

const test = base.extend<{ engines: Engines; start: Start }>({
  /** In the place of api.indexnow.org. */
  engines: async ({}, use) => {
    const engines: Engines = { posts: [], status: 202, environment: {} };
    const server = createServer(async (request, response) => {
      const body = JSON.parse((await request.toArray()).join(''));
      const type = request.headers['content-type'] ?? '';
      engines.posts.push({ url: `${request.method} ${request.url}`, type, body });
      response.writeHead(engines.status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    engines.environment = {
      INDEXNOW_KEY: key,
      REVALIDATE_SECRET: secret,
      METRICS_TOKEN: operatorToken,
      PREVIEW_SECRET: previewSecret,
      NODE_OPTIONS: `--import ${new URL('redirect-indexnow.ts', import.meta.url).href}`,
      E2E_INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
    };
    await use(engines);
    server.close();
    server.closeAllConnections();
  },

  start: async ({ engines }, use, { testId }) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (environment = {}) => {
      const name = `site-${testId}-${stops.length}`;
      const all = { ...engines.environment, ...environment };
      const site = await startIndexedSite(process.env.E2E_DEMO_URL ?? '', name, all);
      let isStopped = false;
      const stop = async () => {
        if (!isStopped) await site.stop();
        isStopped = true;
      };
      stops.push(stop);
      const { url, gatewayUrl } = site;
      return await new Promise<Told>((started) => {
        void withApi(gatewayUrl, async (api) => {
          started({ url, gatewayUrl, api, name, stop });
        });
      });
    });
    await Promise.all(stops.map((stop) => stop()));
  },
});

test.describe.configure({ mode: 'default', timeout: 180_000 });

const readLog = (name: string, event: string) =>
  readFileSync(`test-results/${name}.log`, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line));

const change = async (
  request: APIRequestContext,
  { url, api }: Told,
  id: number,
  title: string,
) => {
  await api.respond(`/api/v1/ads/${id}`, { id, title });
  expect((await callWebhook(request, url, { type: 'ad', id })).status()).toBe(204);
};

/** The body of the POST for some paths. */
const bodyFor = (...paths: string[]) => ({
  host: new URL(publicUrl).host,
  key,
  keyLocation: `${publicUrl}/${key}.txt`,
  urlList: paths.map((path) => publicUrl + path),
});

test('engines are told within a minute of an ad and a post that change, and of nothing else', async ({
  request,
  engines,
  start,
}) => {
  const site = await start();
  // Longer than changes are gathered: the first walk tells nobody anything.
  await new Promise((passed) => setTimeout(passed, 20_000));
  expect(engines.posts).toEqual([]);
  await change(request, site, 112, 'Rythmologie à Beaune');
  await expect.poll(() => engines.posts, minute).toHaveLength(1);
  expect(engines.posts).toEqual([
    {
      url: 'POST /indexnow',
      type: 'application/json; charset=utf-8',
      body: bodyFor('/annonces/112'),
    },
  ]);

  // Again, within ten minutes, with a post, a draft, and an ad that goes.
  await change(request, site, 112, 'Rythmologie à Nolay');
  await site.api.fail('/api/v1/ads/113', 'not-found');
  await site.api.respond('/api/v1/blogs/posts/en-projet/', {
    id: 9,
    slug: 'en-projet',
    status: 'draft',
  });
  const changes = [
    { type: 'post', slug: 'été' },
    { type: 'post', slug: 'en-projet' },
    { type: 'ad', id: 113 },
  ];
  expect((await callWebhook(request, site.url, { changes })).status()).toBe(204);
  await expect.poll(() => engines.posts, minute).toHaveLength(2);
  const { urlList } = engines.posts[1]?.body ?? { urlList: [] };
  expect(urlList.toSorted()).toEqual(
    ['/annonces/113', '/blog/%C3%A9t%C3%A9'].map((path) => publicUrl + path),
  );

  const headers = { authorization: `Bearer ${operatorToken}` };
  const metrics = await (await request.get(`${site.url}/metrics`, { headers })).text();
  const name = 'medireleve_indexnow_last_sent_timestamp_seconds';
  const [, at] = new RegExp(`^${name}\\{status="202"\\} ([\\d.e+]+)$`, 'm').exec(metrics) ?? [];
  expect(Math.abs(Date.now() / 1_000 - Number(at))).toBeLessThan(60);
  const form = { secret: previewSecret };
  const preview = await request.post(`${site.url}/apercu`, {
    form,
    headers: { origin: site.url },
  });
  expect(await preview.text()).toMatch(
    /IndexNow\u00a0: 2 adresses envoyées le [\d/]+ [\d:]+, réponse\u00a0: 202, en attente\u00a0: 1\./,
  );

  // What waits is said when it is lost.
  await site.stop();
  expect(readLog(site.name, 'indexnow not sent')).toMatchObject([{ urls: 1, stored: false }]);
});

test('the key has a file, and no other text does', async ({ request, start }) => {
  const { url } = await start();
  const file = await request.get(`${url}/${key}.txt`);
  expect([file.status(), await file.text()]).toEqual([200, key]);
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
  for (const name of ['indexnow', 'une-autre-cle', `${key}a`, 'undefined', 'indexnow.txt']) {
    expect((await request.get(`${url}/${name.replace(/(?:\.txt)?$/, '.txt')}`)).status()).toBe(404);
  }
  expect((await request.get(`${url}/indexnow`)).status()).toBe(404);
});

test('a refused key is said, and nothing more is sent', async ({ request, engines, start }) => {
  engines.status = 403;
  const site = await start();
  await expect.poll(() => readLog(site.name, 'ads index walked')).toHaveLength(1);
  await change(request, site, 114, 'Allergologie à Dole');
  await expect.poll(() => engines.posts, minute).toHaveLength(1);
  expect(readLog(site.name, 'indexnow refused')).toMatchObject([{ status: 403, urls: 1 }]);
  await new Promise((passed) => setTimeout(passed, 20_000));
  expect(engines.posts).toHaveLength(1);
});

test('instances with one Redis tell a change once, and what changed while they were stopped', async ({
  request,
  engines,
  start,
}) => {
  test.skip(!findRedis(), 'there is no redis-server on this machine');
  const redis = await TestRedis.start();
  const shared = { REDIS_URL: redis.url };
  try {
    const one = await start(shared);
    const other = await start({
      ...siteEnvironment(one.gatewayUrl, publicUrl),
      ...shared,
      TRUSTED_PROXIES: '1',
    });
    await new Promise((passed) => setTimeout(passed, 20_000));
    await change(request, one, 115, 'Urologie à Nolay');
    await expect.poll(() => engines.posts, minute).toHaveLength(1);
    // The other one has seen it too by now.
    await new Promise((passed) => setTimeout(passed, 35_000));
    expect(engines.posts.map(({ body }) => body)).toEqual([bodyFor('/annonces/115')]);

    // A post that nobody was told of yet is told after the restart, with an ad that changed meanwhile.
    await callWebhook(request, other.url, { type: 'post', slug: 'apres-le-redemarrage' });
    await Promise.all([one.stop(), other.stop()]);
    const again = await start(shared);
    await expect.poll(() => engines.posts, minute).toHaveLength(2);
    const { urlList } = engines.posts[1]?.body ?? { urlList: [] };
    // Ad 115 is as it was: but engines were told of it less than ten minutes ago.
    expect(urlList).toEqual([`${publicUrl}/blog/apres-le-redemarrage`]);
    expect(readLog(again.name, 'indexnow sent')).toMatchObject([{ urls: 1, status: 202 }]);
  } finally {
    await redis.kill();
  }
});
