import type { APIRequestContext } from '@playwright/test';
import pLimit from 'p-limit';
import { siteEnvironment } from '../../scripts/site.ts';
import { soak } from '../../tools/bench/soak/soak.ts';
import { failures } from '../stage/failures.ts';
import { startGateway } from '../stage/gateway.ts';
import { movableClock, ownPort, publicUrl, startStagedSite } from '../stage/site.ts';
import { callWebhook } from '../webhook/test.ts';
import { type Call, calls } from './calls.ts';
import { judge } from './outcome.ts';
import { expectFailed, expectValid } from './request-all.ts';
import { everything, expect, test } from './test.ts';
import { lists, ones, own } from './urls.ts';

test.describe('with stored responses', () => {
  test.use({ siteEnvironment: { ...everything, ...movableClock } });

  /** A 404 of the API for one item means that it was deleted, which is not a failure. */
  const kinds = failures.filter((kind) => kind !== 'not-found');

  async function refreshAll(request: APIRequestContext, url: string) {
    const one = [
      { type: 'ad', id: 12 },
      { type: 'post', slug: 'contrat-de-remplacement' },
    ];
    const all = ['ads', 'posts', 'partners', 'specialties'].map((type) => ({ type }));
    for (const change of [...one, ...all]) {
      expect((await callWebhook(request, url, change)).status()).toBe(204);
    }
  }

  test('stale content is served in each kind of failure, after a refresh by the webhook', async ({
    request,
    freshSite: { url, api },
  }) => {
    test.setTimeout(150_000);
    const good = { ...lists, ...ones };
    await expectValid(request, url, good);
    for (const kind of kinds) {
      await test.step(kind, async () => {
        // After these reports, which come while the API works, every response needs a new call.
        await api.restore('/api/v1/');
        await refreshAll(request, url);
        await api.fail('/api/v1/', kind);
        const requested = (await api.calls('/api/v1/')).length;
        await expectValid(request, url, good, Object.keys(good).length);
        expect((await api.calls('/api/v1/')).length).toBeGreaterThan(requested + 10);
      });
    }
  });

  /** The calls whose responses expire after a minute. */
  const shortest = [
    'the list of ads',
    'the second page of ads',
    'the feed of ads, RSS',
    'ads, for the browser',
    'positions of ads',
  ];

  test('stale content is served in each kind of failure, long after it expired', async ({
    request,
    freshSite: { url, api, skipTime },
  }) => {
    test.setTimeout(150_000);
    const cells = kinds.flatMap((kind, index) =>
      shortest.map((name, place) => {
        const call = calls[name] as Call;
        return { name, kind, call, cell: 1 + index * shortest.length + place };
      }),
    );
    const limit = pLimit(12);
    const judged = () =>
      Promise.all(
        cells.map(({ name, kind, call, cell }) =>
          limit(async () => {
            const response = await request.get(url + call.path(cell));
            const { status, texts } = await judge(response, [call.shows]);
            return [name, kind, status, ...texts];
          }),
        ),
      );
    const allGood = cells.map(({ name, kind, call }) => [name, kind, 200, call.shows]);

    for (const { call, cell } of cells) await api.respond(call.match(cell), call.good(cell));
    expect(await judged()).toEqual(allGood);
    for (const { call, cell, kind } of cells) await api.fail(call.match(cell), kind);
    skipTime();

    const notRequested = async () => {
      expect(await judged()).toEqual(allGood);
      const requested = cells.map(async ({ name, kind, call, cell }) =>
        (await api.calls(call.match(cell))).length > 1 ? [] : [[name, kind]],
      );
      return (await Promise.all(requested)).flat();
    };
    await expect.poll(notRequested, { timeout: 40_000 }).toEqual([]);
    expect(await judged()).toEqual(allGood);
  });
});

test.describe('without stored responses', () => {
  test.use({ siteEnvironment: everything });

  test('every URL says so while the API fails, in one way after the other, is not stored, and recovers', async ({
    request,
    freshSite: { url, api },
  }) => {
    test.setTimeout(150_000);
    for (const kind of failures) {
      await test.step(kind, async () => {
        await api.fail('/api/v1/', kind);
        const isLate = kind === 'timeout' || kind === 'trickle';
        await expectFailed(request, url, { ...lists, ...own }, isLate ? 504 : 502);
      });
    }
    await api.restore('/api/v1/');
    await expect(() => expectValid(request, url, { ...lists, ...own })).toPass({ timeout: 60_000 });
  });
});

test('every URL says so while the API refuses connections, and recovers', async ({ request }, {
  workerIndex,
}) => {
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  const port = await ownPort();
  const site = await startStagedSite(demoUrl, `site-${workerIndex}-refused`, {
    ...siteEnvironment(`http://127.0.0.1:${port}`, publicUrl),
    ...everything,
  });
  try {
    const all = { ...lists, ...ones, ...own };
    await expectFailed(request, site.url, all);
    const api = await startGateway(demoUrl, { port });
    try {
      await expect(() => expectValid(request, site.url, all)).toPass({ timeout: 60_000 });
    } finally {
      await api.stop();
    }
  } finally {
    await site.stop();
  }
});

test('fifteen seconds of requests while the API fails at random break no rule of tools/bench/soak.ts', async () => {
  const demoUrl = process.env.E2E_DEMO_URL ?? '';
  // Too short to judge memory.
  const { broken } = await soak({ demoUrl, seconds: 15, warmUp: 15, redis: false });
  expect(broken).toEqual([]);
});
