import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { findRedis } from '../../scripts/programs.ts';
import { countLineOf } from '../ads/count-line.ts';
import { freshAd } from '../http-test.ts';
import { startStagedSite } from '../stage/site.ts';
import { callSigned, callWebhook, secret } from '../webhook/test.ts';
import { connectStranger, forge, type Stranger } from './stranger.ts';
import {
  expect,
  operatorToken,
  readRedisLog,
  startSlow,
  startUnresponsive,
  TestRedis,
  test,
} from './test.ts';

test.describe('several instances with one Redis', () => {
  /** Longer than the pause after a failure of Redis, even on a busy machine. */
  const longer = { timeout: 60_000 };

  const statusOf = async (request: APIRequestContext, address: string) =>
    (await request.get(address)).status();
  const textOf = async (request: APIRequestContext, address: string) =>
    (await request.get(address)).text();

  // Sequential, because all tests use the same two sites.
  test.describe.configure({ mode: 'default' });
  // Redis is not an npm package: the machine has it or not.
  test.skip(!findRedis(), 'there is no redis-server on this machine');

  test('read all ads each for its own index', async ({
    request,
    instances: { one, other, api },
  }) => {
    for (const instance of [one, other]) {
      const headers = { authorization: `Bearer ${operatorToken}` };
      const index = async () =>
        (await (await request.get(`${instance}/readyz`, { headers })).json()).adsIndex;
      await expect.poll(index, longer).toMatchObject({ state: 'ready', ads: 240 });
      const html = await textOf(request, `${instance}/annonces?place=finistere`);
      expect(countLineOf(html)).toContain('annonces trouvées dans le Finistère');
    }
    // A page that only the read of all ads requests.
    expect(await api.calls('/api/v1/ads/?page=7')).toHaveLength(2);
  });

  test('share stored pages, and a refresh of one instance reaches the other', async ({
    request,
    instances: { redis, one, other, api },
  }) => {
    const heart = { id: 112, title: 'Rythmologie à Beaune' };
    const adPath = '/api/v1/ads/112';
    const list = '/annonces?q=rythmologie';
    await api.respond(adPath, heart);
    await callWebhook(request, one, { type: 'ad', id: 112 });
    for (const instance of [one, other])
      await expect.poll(() => textOf(request, instance + list), longer).toContain(heart.title);
    // A page is shared once it is requested again.
    for (const path of ['/annonces/112', '/annonces/112', list, list]) {
      expect(await statusOf(request, one + path)).toBe(200);
    }
    await redis.settled();
    const calls = () => api.calls(adPath);
    const before = await calls();
    for (const path of ['/annonces/112', list]) {
      const response = await request.get(other + path);
      expect(response.headers()['cache-status'], path).toMatch(/^medireleve; hit; ttl=\d+$/);
    }
    expect(await textOf(request, `${other}/api/v1/ads/112`)).toContain(heart.title);
    expect(await calls()).toEqual(before);

    await api.fail(adPath, 'not-found');
    expect((await callWebhook(request, one, { type: 'ad', id: 112 })).status()).toBe(204);
    expect(await statusOf(request, `${one}/annonces/112`)).toBe(404);
    await expect.poll(() => statusOf(request, `${other}/annonces/112`), longer).toBe(404);
    await expect.poll(() => textOf(request, other + list), longer).not.toContain(heart.title);
    expect(await statusOf(request, `${other}/api/v1/ads/112`)).toBe(404);
  });

  test('share each kind of response that is stored', async ({
    request,
    instances: { redis, one, other },
  }) => {
    const rsc = { rsc: '1', 'next-router-prefetch': '1' };
    const kinds: [string, Record<string, string>?][] = [
      ['/'],
      ['/annonces'],
      ['/annonces?view=map'],
      ['/annonces/41'],
      ['/blog'],
      ['/plan-du-site'],
      ['/publier'],
      ['/mes-annonces'],
      ['/cgu.md'],
      ['/annonces/lieux'],
      ['/annonces/41/agenda.ics'],
      ['/annonces/feed.json'],
      ['/blog/rss.xml'],
      ['/sitemap.xml'],
      ['/sitemap-pages.xml'],
      ['/.well-known/security.txt'],
      ['/partage/site.png'],
      ['/partage/annonces/41.png'],
      ['/api/v1/ads'],
      ['/api/v1/ads/41'],
      ['/api/v1/core/partners'],
      ['/api/places?q=quimper'],
      ['/api/ads/facets'],
      ['/publier', rsc],
    ];
    const get = (url: string, [path, headers = {}]: (typeof kinds)[number]) =>
      request.get(url + path, { headers });
    const stored: typeof kinds = [];
    for (const kind of kinds) {
      for (let time = 0; time < 2; time += 1) await get(one, kind);
      const again = await get(one, kind);
      if (/; hit;/.test(again.headers()['cache-status'] ?? '')) stored.push(kind);
    }
    expect(stored.length).toBeGreaterThan(20);
    await redis.settled();
    const different = /^(?:age|cache-status|connection|date|keep-alive|x-request-id)$/;
    const headersOf = (response: APIResponse) =>
      Object.entries(response.headers()).filter(([name]) => !different.test(name));
    for (const kind of stored) {
      const [theirs, ours] = [await get(other, kind), await get(one, kind)];
      expect([kind[0], theirs.headers()['cache-status']]).toEqual([
        kind[0],
        expect.stringMatching(/^medireleve; hit; ttl=/),
      ]);
      expect(headersOf(theirs)).toEqual(headersOf(ours));
      expect(await theirs.body()).toEqual(await ours.body());
    }
  });

  test('serve a page of the other instance while the API fails, and the new page afterwards', async ({
    request,
    instances: { redis, one, other, api },
  }) => {
    const ad = { id: 117, title: 'Gériatrie à Chagny' };
    const path = `/annonces/${ad.id}`;
    await api.respond(`/api/v1/ads/${ad.id}`, ad);
    for (let time = 0; time < 3; time += 1) expect(await statusOf(request, one + path)).toBe(200);
    await redis.settled();
    expect((await callWebhook(request, one, { type: 'ad', id: ad.id })).status()).toBe(204);
    await api.fail(`/api/v1/ads/${ad.id}`, 'error');
    // This instance has never read the ad, and renders its page once it knows of the change.
    const stale = async () => {
      const response = await request.get(other + path);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(ad.title);
      return response.headers()['cache-control'];
    };
    await expect.poll(stale, longer).toBe('private, no-store');
    await api.respond(`/api/v1/ads/${ad.id}`, { ...ad, title: 'Gériatrie à Givry' });
    expect(await textOf(request, other + path)).toContain('Gériatrie à Givry');
  });

  test('share the count of attempts at a password reset', async ({
    request,
    instances: { one, other },
  }) => {
    const attempt = (url: string) =>
      request.post(`${url}/api/v1/auth/users/reset_password_confirm/`, {
        headers: { origin: url, 'x-forwarded-for': '203.0.113.77' },
        data: { uid: 'MQ', token: 'jeton-partage', new_password: 'un-autre-mot-2-passe' },
      });
    for (let time = 0; time < 5; time += 1) {
      expect((await attempt(one)).status()).not.toBe(429);
      expect((await attempt(other)).status()).not.toBe(429);
    }
    expect((await attempt(one)).status()).toBe(429);
    expect((await attempt(other)).status()).toBe(429);
  });

  test('process a signed call of the webhook once, and a large call completely on both', async ({
    request,
    instances: { one, other, api, redisLog },
  }) => {
    const path = '/api/v1/ads/115';
    const change = { type: 'ad', id: 115 };
    const title = () => textOf(request, `${other}/annonces/115`);
    const call = async (url: string, id: string) =>
      (await callSigned(request, url, id, change)).status();
    await api.respond(path, { id: 115, title: 'Urologie à Nolay' });
    expect(await title()).toContain('Urologie à Nolay');
    await api.respond(path, { id: 115, title: 'Urologie à Pouilly' });
    expect(await call(one, 'msg_115')).toBe(204);
    await expect.poll(title, longer).toContain('Urologie à Pouilly');
    await api.respond(path, { id: 115, title: 'Urologie à Seurre' });
    expect(await call(other, 'msg_115')).toBe(204);
    expect(await title(), 'the first instance has processed it').toContain('Urologie à Pouilly');
    expect(await call(other, 'msg_116')).toBe(204);
    expect(await title()).toContain('Urologie à Seurre');

    await api.fail(path, 'not-found');
    // The last of more changes than Redis takes at a time.
    const many = Array.from({ length: 999 }, (_, index) => ({
      type: 'ad',
      id: 9_000_000 + index,
    }));
    const linesBefore = redisLog().length;
    expect(
      (await callSigned(request, one, 'msg_all', { changes: [...many, change] })).status(),
    ).toBe(204);
    await expect.poll(() => statusOf(request, `${other}/annonces/115`), longer).toBe(404);
    expect(redisLog().slice(linesBefore)).toEqual([]);
  });

  test('serve every page while Redis hangs', async ({
    request,
    instances: { redis, one, redisLog },
  }) => {
    await expect.poll(() => redisLog().at(-1), longer).toBe('redis connected');
    redis.hang();
    for (const path of ['/annonces', '/annonces/21', '/annonces/22', '/blog', '/api/v1/ads/23']) {
      expect(await statusOf(request, one + path)).toBe(200);
    }
    await expect.poll(() => redisLog().at(-1), longer).toBe('redis unavailable');
    redis.resume();
    await expect.poll(() => redisLog().at(-1), longer).toBe('redis connected');
    expect(await statusOf(request, `${one}/annonces/24`)).toBe(200);
  });

  test('serve every request when Redis is killed, and use it again after a restart', async ({
    request,
    instances: { redis, one, other, api, redisLog },
  }) => {
    await expect.poll(() => redisLog().at(-1), longer).toBe('redis connected');
    const linesBefore = redisLog().length;
    let isOver = false;
    const responses: [number, string][] = [];
    const visit = async (first: number) => {
      for (let id = first; !isOver; id += 4) {
        // A page that both instances have stored, and a page that neither has.
        for (const path of ['/annonces', `/annonces/${(id % 100) + 1}`]) {
          responses.push([await statusOf(request, (id % 2 === 0 ? one : other) + path), path]);
        }
      }
    };
    const visitors = Promise.all([visit(0), visit(1), visit(2), visit(3)]);
    const more = async () => {
      const soFar = responses.length;
      await expect.poll(() => responses.length, longer).toBeGreaterThan(soFar + 8);
    };
    await more();
    await redis.kill();
    await expect.poll(() => redisLog().at(-1), longer).toBe('redis unavailable');
    await more();

    // Refreshes in the meantime are sent when Redis is back.
    await api.respond('/api/v1/ads/114', { id: 114, title: 'Pédiatrie à Nuits' });
    expect(await textOf(request, `${other}/annonces/114`)).toContain('Pédiatrie à Nuits');
    await api.fail('/api/v1/ads/114', 'not-found');
    await callWebhook(request, one, { type: 'ad', id: 114 });
    await redis.start();
    await expect.poll(() => statusOf(request, `${other}/annonces/114`), longer).toBe(404);
    await more();
    isOver = true;
    await visitors;
    expect(responses.filter(([status]) => status !== 200)).toEqual([]);
    // One line for each change of the connection.
    await expect
      .poll(() => redisLog().slice(linesBefore), longer)
      .toEqual(['redis unavailable', 'redis connected']);
  });

  for (const [what, change] of [
    [
      'is forged, with a cookie',
      (stored) => forge(stored, () => ({ headers: { 'set-cookie': 'a=1' } })),
    ],
    ['is forged, and from the future', (stored) => forge(stored, () => ({ storedAt: 9e15 }))],
    [
      'is forged, with another body',
      (stored) => forge(stored, () => ({ bodies: { br: brotliCompressSync('<p>Piraté</p>') } })),
    ],
    ['is not signed', (stored) => stored.subarray(43)],
    ['is cut', (stored) => stored.subarray(0, stored.length / 2)],
    ['decompresses to far more', () => brotliCompressSync(Buffer.alloc(200_000_000))],
    ['is 50 MB of nothing', () => Buffer.alloc(50_000_000)],
  ] as [string, (stored: Buffer) => Buffer][]) {
    test(`render a page anew whose value ${what}`, async ({ request, instances }) => {
      const { redis, one, other, api } = instances;
      const stranger = await connectStranger(redis.url);
      const id = freshAd();
      const ad = { id, title: `Allergologie à Autun, ${id}` };
      await api.respond(`/api/v1/ads/${id}`, ad);
      for (let time = 0; time < 3; time += 1) {
        expect(await statusOf(request, `${one}/annonces/${id}`)).toBe(200);
      }
      await redis.settled();
      expect(await stranger.replace(ad.title, change)).toBe(1);
      const response = await request.get(`${other}/annonces/${id}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-status']).toBe('medireleve; fwd=uri-miss; stored');
      expect(response.headers()['set-cookie']).toBeUndefined();
      const html = await response.text();
      expect(html).toContain(ad.title);
      expect(html).not.toContain('Piraté');
      expect(readRedisLog(instances.otherName)).toContain('redis value refused');
      // It replaces the value of the stranger.
      await statusOf(request, `${other}/annonces/${id}`);
      await expect.poll(() => stranger.keysOfPages(ad.title), longer).toHaveLength(1);
      stranger.client.destroy();
    });
  }

  test('render a page anew under whose key is another', async ({ request, instances }) => {
    const { redis, one, other, api } = instances;
    const stranger = await connectStranger(redis.url);
    const ads = [freshAd(), freshAd()].map((id) => ({ id, title: `Rhumatologie à Semur, ${id}` }));
    for (const ad of ads) {
      await api.respond(`/api/v1/ads/${ad.id}`, ad);
      for (let time = 0; time < 3; time += 1) await statusOf(request, `${one}/annonces/${ad.id}`);
    }
    await redis.settled();
    const [key = ''] = await stranger.keysOfPages(ads[0]?.title ?? '');
    const [otherKey = ''] = await stranger.keysOfPages(ads[1]?.title ?? '');
    await stranger.client.copy(key, otherKey, { REPLACE: true });
    const html = await textOf(request, `${other}/annonces/${ads[1]?.id}`);
    expect(html).toContain(ads[1]?.title);
    expect(html).not.toContain(ads[0]?.title);
    stranger.client.destroy();
  });

  for (const [what, spoil] of [
    [
      'has a refresh of another version',
      (client, key) => client.xAdd(key, '*', { tag: 'ads', how: 'renamed' }),
    ],
    [
      'has a huge entry',
      (client, key) => client.xAdd(key, '*', { tag: 'a'.repeat(20_000_000), how: 'expired' }),
    ],
    [
      'has the last possible id',
      (client, key) => client.xAdd(key, '18446744073709551615-18446744073709551615', { a: 'b' }),
    ],
    ['is a text', (client, key) => client.set(key, 'x')],
    ['is gone', (client, key) => client.del(key)],
  ] as [string, (client: Stranger['client'], key: string) => Promise<unknown>][]) {
    test(`stay ready, and bring refreshes, when the feed ${what}`, async ({
      request,
      instances,
    }) => {
      const { redis, one, other, api } = instances;
      const stranger = await connectStranger(redis.url);
      const id = freshAd();
      const title = () => textOf(request, `${other}/annonces/${id}`);
      await api.respond(`/api/v1/ads/${id}`, { id, title: 'Stomatologie à Arnay' });
      expect(await title()).toContain('Stomatologie à Arnay');
      await spoil(stranger.client, await stranger.feedKey());
      await api.respond(`/api/v1/ads/${id}`, { id, title: 'Stomatologie à Joigny' });
      expect((await callWebhook(request, one, { type: 'ad', id })).status()).toBe(204);
      await expect.poll(title, longer).toContain('Stomatologie à Joigny');
      // Longer than a few heartbeats take.
      for (let time = 0; time < 15; time += 1) {
        for (const instance of [one, other]) {
          expect(await statusOf(request, `${instance}/readyz`)).toBe(200);
        }
        await delay(200);
      }
      stranger.client.destroy();
    });
  }
});

test('a Redis that responds in 300 ms is slow, but not unavailable', async ({ request }, {
  workerIndex,
}) => {
  test.skip(!findRedis(), 'there is no redis-server on this machine');
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

test('the site works with a Redis that accepts connections and never responds', async ({
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
    await expect.poll(() => readRedisLog(name)).toEqual(['redis unavailable']);
  } finally {
    await site.stop();
    unresponsive.stop();
  }
});
