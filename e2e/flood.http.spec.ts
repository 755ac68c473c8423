import { routes } from '../lib/routing/routes.ts';
import { expect, test as httpTest } from './http-test.ts';

const token = 'flood-metrics-token';
const test = httpTest.extend({ siteEnvironment: { METRICS_TOKEN: token } });

/** Headers that a visitor may add to a request without changing what it is for. */
const tricks: Record<string, string>[] = [
  { authorization: 'Bearer x' },
  { cookie: 'a=1', pragma: 'no-cache', 'cache-control': 'no-cache' },
  { range: 'bytes=0-1', 'if-none-match': '*' },
  { rsc: '2', 'next-url': '/x', 'next-router-state-tree': 'x' },
  { 'x-forwarded-host': 'example.net', 'accept-language': 'en', 'user-agent': '' },
];

/** Names that nothing has: each segment of each route, some in a form that nothing can have. */
const names = ['none-#', '99999#', 'a_b_#', '%2570#', '0#', 'x#.png', '99999#.png', 'ads-9#'];
const values = ['99999#', 'none-#', '', '2000-01-01', '%00', '1e#', '\u200b'];

function targetsOf(count: number): string[] {
  const listed = routes.filter(({ kind, perRequest, post }) => {
    return kind !== 'build' && !perRequest && !post;
  });
  return listed.flatMap(({ pattern, params = [] }) =>
    Array.from({ length: count }, (_, index) => {
      const at = (list: string[]) => (list[index % list.length] ?? '').replace('#', `${index}`);
      const path = pattern.replaceAll(/\[\w+\]/g, at(names));
      const query = params.map((name) => `${name}=${encodeURIComponent(at(values))}`);
      return `${path}?${[...query, `utm=${index}`, `_rsc=${index}`].join('&')}`;
    }),
  );
}

test('a flood of each route evicts none of the hundred hottest pages, and leaves few entries', async ({
  freshSite: { url },
}) => {
  test.slow();
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response;
  };
  /** Sends requests, eight at a time. */
  const getAll = async (list: readonly (() => Promise<unknown>)[]) => {
    const left = list.values();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const send of left) await send();
      }),
    );
  };
  const entriesOf = async (cache: string) => {
    const response = await fetch(`${url}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [, value] =
      new RegExp(`cache_entries\\{cache="${cache}"\\} (\\d+)`).exec(await response.text()) ?? [];
    return Number(value);
  };

  const ads = Array.from({ length: 96 }, (_, index) => `/annonces/${index + 1}`);
  const hottest = ['/', '/annonces', '/blog', '/cgu', ...ads];
  await getAll(hottest.map((path) => () => get(path)));
  for (let read = 0; read < 10; read += 1) await getAll(hottest.map((path) => () => get(path)));
  const before = await entriesOf('responses');
  expect(before).toBeGreaterThan(90);

  const targets = targetsOf(24);
  expect(targets.length).toBeGreaterThan(800);
  await getAll(targets.map((target, index) => () => get(target, tricks[index % tricks.length])));

  const after = await entriesOf('responses');
  // Each route has a few that exist: with a day, a place that may exist, without any parameter.
  expect(after - before).toBeLessThan(targets.length / 4);
  for (const path of hottest) {
    for (const headers of tricks) {
      const { status, headers: sent } = await get(path, headers);
      if (status !== 304)
        expect([path, sent.get('cache-status')]).toEqual([path, expect.stringContaining('hit')]);
    }
  }
});

for (const path of [
  '/annonces/987654321',
  '/annonces?page=654321',
  '/annonces?page=654321&sort=start',
  '/annonces/lieu/none-29',
  '/annonces/specialite/none',
  '/blog?page=654321',
  '/blog/none',
  '/blog/rss.xml?tag=none',
  '/api/places?q=zzqx',
  '/api/places/ads/12?place=none-29',
]) {
  test(`${path} does not exist, and is stored for seconds`, async ({ request }) => {
    const response = await request.get(path);
    const [, seconds] = /s-maxage=(\d+)$/.exec(response.headers()['cache-control'] ?? '') ?? [];
    const stale = response.headers()['cdn-cache-control'] ?? '';
    expect([
      response.status(),
      Number(seconds) <= 10,
      /=(?:\d\d|[2-9])/.test(stale.replace(/s-maxage=\d+/, '')),
    ]).toEqual([/page=|^\/api|rss/.test(path) ? 200 : 404, true, false]);
  });
}
