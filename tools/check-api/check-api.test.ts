import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  type BrokenApi,
  type Fault,
  json,
  type Reply,
  startBrokenApi,
} from './broken-api.fixture.ts';
import { checkApi } from './check-api.ts';
import type { Writes } from './checks/reset.ts';

let api: BrokenApi;

beforeAll(async () => {
  api = await startBrokenApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.fault = null;
  api.maxConcurrent = 0;
});

const run = (writes: Writes = 'none') => checkApi({ origin: api.origin, concurrency: 4, writes });

/** The findings without slow responses: the machine may be busy. */
async function findings(fault: Fault | null, writes?: Writes) {
  api.fault = fault;
  const report = await run(writes);
  return report.findings.filter(({ rule }) => rule !== 'slow');
}

const found = async (fault: Fault | null, writes?: Writes) => [
  ...new Set(
    (await findings(fault, writes)).map(
      ({ severity, operation, rule }) => `${severity} ${operation} ${rule}`,
    ),
  ),
];

test('reports nothing about the demo API', async () => {
  const { findings, skipped, exchanges } = await run('refusal');
  expect(findings.filter(({ rule }) => rule !== 'slow')).toEqual([]);
  expect(skipped).toEqual([]);
  expect(exchanges.length).toBeLessThan(80);
  expect(api.maxConcurrent).toBeLessThanOrEqual(4);
});

test('posts nothing by default', async () => {
  const { exchanges, skipped } = await run();
  expect(exchanges.filter(({ operation }) => operation === 'confirmReset')).toEqual([]);
  expect(skipped).toMatchObject([{ operation: 'confirmReset' }]);
});

const wireItem = z.record(z.string(), z.unknown());
const wirePage = z.object({
  count: z.unknown(),
  results: z.array(wireItem),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
type WireItem = z.output<typeof wireItem>;
type WirePage = z.output<typeof wirePage>;

const ads = /^\/api\/v1\/ads\/$/;
const ad = /^\/api\/v1\/ads\/\d+\/?$/;
const randomAds = /^\/api\/v1\/ads\/random\/$/;
const substitutes = /\/substitutes\/random\/$/;
const partners = /\/partners\/$/;
const combinedList = /\/combined-list\/$/;
const posts = /\/posts\/$/;
const post = /\/posts\/[^/]+\/$/;
const reset = /\/reset_password_confirm\/$/;

/** Changes the response of a path. */
const replies = (path: RegExp, change: (reply: Reply, url: URL) => Reply | null): Fault => ({
  path,
  respond: (url, reply) => change(reply, url),
});

/** Changes the body of the successful responses of a path. */
const bodies = (path: RegExp, change: (body: unknown, url: URL) => unknown): Fault =>
  replies(path, (reply, url) => (reply.status === 200 ? json(change(reply.body, url)) : reply));

const pages = (path: RegExp, change: (page: WirePage, url: URL) => Partial<WirePage>): Fault =>
  bodies(path, (body, url) => {
    const page = wirePage.parse(body);
    return { ...page, ...change(page, url) };
  });

/** Changes the items of the pages of a list. */
const items = (path: RegExp, change: (item: WireItem, index: number) => unknown): Fault =>
  bodies(path, (body) => {
    const page = wirePage.parse(body);
    return { ...page, results: page.results.map(change) };
  });

/** Changes an item that is the whole response. */
const single = (path: RegExp, change: (item: WireItem, url: URL) => unknown): Fault =>
  bodies(path, (body, url) => change(wireItem.parse(body), url));

/** Requests something else of the demo API. */
const rewrites = (path: RegExp, rewrite: (url: URL) => void): Fault => ({ path, rewrite });

const setPage = (change: (page: number) => number) => (url: URL) => {
  const page = url.searchParams.get('page');
  if (page !== null) url.searchParams.set('page', String(change(Number(page))));
};

const ignores = (path: RegExp, ...names: string[]) =>
  rewrites(path, ({ searchParams }) => {
    for (const name of names) searchParams.delete(name);
  });

const isUnknown = ({ pathname }: URL) => /\/(?:\d{10,}|cet-article[^/]*)\/?$/.test(pathname);
const isFiltered = ({ searchParams }: URL) =>
  ['specialty', 'startDate', 'endDate', 'tag_slug', 'search', 'author'].some((name) =>
    searchParams.has(name),
  );
const detail = (status: number) => json({ detail: 'Non.' }, status);
const html = (status: number): Reply => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Oups</h1>',
});
const emptyPage = { count: 0, results: [], next: null, previous: null };

type Row = [name: string, fault: Fault, found: string[]];

const responses: Row[] = [
  ['with status 500', replies(partners, () => html(500)), ['error partners no-success']],
  ['that breaks off', replies(substitutes, () => null), ['error randomSubstitutes no-success']],
  ['that is not JSON', replies(combinedList, () => html(200)), ['error combinedList no-success']],
  [
    'that redirects to the path with a slash',
    replies(/\/ads\/\d+$/, ({ headers }, { pathname }) => ({
      ...json('', 301),
      headers: { ...headers, location: `${pathname}/` },
    })),
    ['error ad no-success', 'error ad unknown-ad'],
  ],
  [
    'with status 404 for the path without a slash',
    replies(/\/(?:ads|random|partners|combined-list|posts|posts\/[^/]+)$/, () => detail(404)),
    ['randomAds', 'randomSubstitutes', 'partners', 'combinedList', 'ads', 'posts', 'post'].map(
      (operation) => `advice ${operation} slash`,
    ),
  ],
  [
    'of three megabytes',
    bodies(partners, () => [{ name: 'a'.repeat(3_000_000) }]),
    ['error partners no-success'],
  ],
  [
    'with JSON as text/plain',
    replies(partners, (reply) => ({ ...reply, headers: { 'content-type': 'text/plain' } })),
    ['advice partners content-type'],
  ],
];

const lists: Row[] = [
  [
    'whose pages, of ads, are counted from one',
    rewrites(ads, (url) => {
      const page = Number(url.searchParams.get('page'));
      // Beyond the end.
      url.searchParams.set('page', String(page === 0 ? 99_999 : page - 1));
    }),
    ['error ads first-page'],
  ],
  [
    'whose pages, of ads, are counted from one, with page 1 as page 0',
    rewrites(
      ads,
      setPage((page) => Math.max(0, page - 1)),
    ),
    ['error ads same-page', 'error ads next-on-last', 'error ads beyond-end'],
  ],
  [
    'that ignores `page`',
    rewrites(
      ads,
      setPage(() => 0),
    ),
    ['error ads same-page', 'error ads next-on-last', 'error ads beyond-end'],
  ],
  [
    'whose pages, of posts, are counted from zero',
    rewrites(
      posts,
      setPage((page) => page + 1),
    ),
    [
      'advice posts previous-on-first',
      'error posts no-success',
      'error posts page-missing',
      'error posts nothing-found',
    ],
  ],
  [
    'with an empty page beyond the end',
    replies(ads, (reply) => (reply.status === 404 ? json(emptyPage) : reply)),
    ['error ads beyond-end'],
  ],
  [
    'with status 400 beyond the end',
    replies(posts, (reply) => (reply.status === 404 ? detail(400) : reply)),
    ['error posts beyond-end'],
  ],
  [
    'with status 500 far beyond the end',
    replies(ads, (reply, url) => (url.searchParams.get('page') === '999999' ? html(500) : reply)),
    ['error ads beyond-end'],
  ],
  ['without a `next`', pages(ads, () => ({ next: null })), ['error ads next-missing']],
  [
    'with more items on a page than the site reads',
    pages(ads, ({ results }, url) =>
      isFiltered(url) ? {} : { results: Array(6).fill(results).flat() },
    ),
    // The count leaves room for two of them.
    ['error ads page-too-large', 'error ads next-on-last', 'error ads beyond-end'],
  ],
  [
    'with a `next` on every page',
    pages(posts, () => ({ next: 'https://api.example.org/?page=9' })),
    ['error posts next-on-last'],
  ],
  [
    'with a `next` after the only page',
    bodies(posts, (body) => {
      const results = wirePage.parse(body).results.slice(0, 1);
      return { count: 1, results, next: 'https://api.example.org/?page=2', previous: null };
    }),
    ['error posts next-too-many', 'error posts beyond-end'],
  ],
  [
    'with a count that is too high',
    pages(ads, ({ count }, url) => (isFiltered(url) ? {} : { count: Number(count) + 100 })),
    ['error ads page-missing'],
  ],
  [
    'with a count that is too low',
    pages(ads, ({ count }) => ({ count: Math.max(0, Number(count) - 1) })),
    ['error ads count'],
  ],
  ['without results', pages(ads, () => ({ results: [] })), ['error ads empty-page']],
  ['with a count in words', pages(ads, () => ({ count: 'many' })), ['error ads page-shape']],
  [
    'in another order each time',
    pages(ads, ({ results }, url) =>
      url.searchParams.get('page') === '1' && !isFiltered(url)
        ? { results: [...firstAds, ...results.slice(5)] }
        : {},
    ),
    ['error ads unstable-order'],
  ],
  ['that is an object', bodies(randomAds, () => ({})), ['error randomAds list-shape']],
  [
    'of the home page that is empty',
    bodies(/\/(?:random|partners)\/$/, () => []),
    ['advice randomAds empty', 'advice randomSubstitutes empty', 'advice partners empty'],
  ],
  [
    'of specialties that is missing',
    bodies(combinedList, () => ({})),
    ['error combinedList list-shape'],
  ],
  [
    'of specialties that is empty',
    bodies(combinedList, () => ({ specialties: [] })),
    ['error combinedList no-specialty', 'error combinedList unlisted-specialty'],
  ],
  [
    'of posts in the wrong order',
    pages(posts, ({ results }) => ({ results: results.reverse() })),
    ['advice posts order'],
  ],
  [
    'with another page size',
    rewrites(posts, ({ searchParams }) => searchParams.set('page_size', '5')),
    ['advice posts page-size'],
  ],
];

const types: Row[] = [
  [
    'without an id',
    items(ads, ({ id, ...rest }, index) => (index === 0 ? rest : { ...rest, id })),
    ['error ads item-refused'],
  ],
  [
    'with a date as in France',
    items(ads, (each, index) => (index === 0 ? { ...each, start_date: '31/12/2026' } : each)),
    ['advice ads value-not-read', 'advice ad list-lacks-fields'],
  ],
  [
    'with a flag in words',
    single(ad, (each) => ({ ...each, on_site_housing: 'oui' })),
    ['advice ad value-not-read'],
  ],
  [
    'that has no place in the list',
    items(ads, (each) => ({ ...each, location: null })),
    ['advice ads no-place', 'advice ad list-lacks-fields'],
  ],
  [
    'of the home page that is over',
    bodies(randomAds, (body) =>
      z
        .array(wireItem)
        .parse(body)
        .map((each) => ({ ...each, end_date: '2020-01-01' })),
    ),
    ['advice randomAds random-ads-over'],
  ],
  [
    'with an id in words',
    bodies(substitutes, () => [{ id: 'un' }, { id: 2 }]),
    ['error randomSubstitutes item-refused'],
  ],
  [
    'without a logo',
    bodies(partners, () => [{ name: 'A', logo: 'https://a.example/a.svg' }, { name: 'B' }]),
    ['error partners item-refused'],
  ],
  ['that is not an object', single(ad, () => []), ['error ad item-refused']],
  ['that is another ad', single(ad, (each) => ({ ...each, id: 9 })), ['error ad other-ad']],
  [
    'that is a draft',
    pages(posts, ({ results: [first, ...others] }, url) =>
      isFiltered(url) ? {} : { results: [{ ...first, status: 'draft' }, ...others] },
    ),
    ['error posts item-refused'],
  ],
  [
    'without content',
    single(post, (each) => ({ ...each, content: '' })),
    ['advice post no-content'],
  ],
  [
    'that is another post',
    single(post, (each) => ({ ...each, slug: 'autre' })),
    ['error post other-post'],
  ],
];

const absences: Row[] = [
  [
    'status 500 (an ad)',
    replies(ad, (reply, url) => (isUnknown(url) ? html(500) : reply)),
    ['error ad unknown-ad'],
  ],
  [
    'status 200',
    replies(ad, (reply, url) => (isUnknown(url) ? json({}) : reply)),
    ['error ad unknown-ad'],
  ],
  [
    'status 500 (the highest id)',
    replies(/\/ads\/9007199254740991$/, () => html(500)),
    ['error ad unknown-ad'],
  ],
  [
    'status 403',
    replies(post, (reply, url) => (isUnknown(url) ? detail(403) : reply)),
    ['error post unknown-post'],
  ],
  [
    'a body in HTML',
    replies(post, (reply) => (reply.status === 404 ? html(404) : reply)),
    ['advice post error-shape'],
  ],
];

const filters: Row[] = [
  [
    'by specialty that is ignored',
    ignores(ads, 'specialty'),
    ['error ads filter-ignored', 'advice ads unknown-specialty'],
  ],
  ['by startDate that is ignored', ignores(ads, 'startDate'), ['error ads filter-ignored']],
  ['by endDate that is ignored', ignores(ads, 'endDate'), ['error ads filter-ignored']],
  [
    'by a period that a specialty switches off',
    rewrites(ads, ({ searchParams }) => {
      if (!searchParams.has('specialty')) return;
      searchParams.delete('startDate');
      searchParams.delete('endDate');
    }),
    ['error ads filter-ignored'],
  ],
  [
    'that finds more ads with another one',
    pages(ads, ({ count }, { searchParams }) =>
      searchParams.has('specialty') && searchParams.has('startDate')
        ? { count: Number(count) + 200 }
        : {},
    ),
    ['error ads filters-combined'],
  ],
  [
    'by specialty that is ignored on the second page',
    rewrites(ads, ({ searchParams }) => {
      if (searchParams.get('page') !== '0') searchParams.delete('specialty');
    }),
    ['error ads filter-ignored'],
  ],
  [
    'by a period that excludes its first day',
    pages(ads, ({ results }, { searchParams }) => {
      const first = searchParams.get('startDate')?.slice(0, 10);
      const later = results.filter(({ start_date }) => start_date !== first);
      return first ? { results: later, count: later.length, next: null } : {};
    }),
    ['error ads filter-excludes'],
  ],
  [
    'by specialty that finds nothing',
    pages(ads, (_, url) => (url.searchParams.has('specialty') ? emptyPage : {})),
    ['error ads filter-excludes'],
  ],
  [
    'with status 404 when nothing is found',
    replies(ads, (reply, url) =>
      url.searchParams.get('endDate')?.startsWith('2000') ? detail(404) : reply,
    ),
    ['error ads nothing-found'],
  ],
  [
    'that refuses a reversed period',
    replies(ads, (reply, url) =>
      url.searchParams.get('endDate')?.startsWith('2030') ? detail(400) : reply,
    ),
    ['advice ads reversed-period'],
  ],
  [
    'by an unknown specialty that finds all ads',
    rewrites(ads, ({ searchParams }) => {
      if (searchParams.get('specialty') === '2147483647') searchParams.delete('specialty');
    }),
    ['advice ads unknown-specialty'],
  ],
  ['by tag_slug that is ignored', ignores(posts, 'tag_slug'), ['error posts filter-ignored']],
  ['by author that is ignored', ignores(posts, 'author'), ['error posts filter-ignored']],
  ['by search that is ignored', ignores(posts, 'search'), ['error posts filter-ignored']],
  [
    'by search that does not look at titles',
    pages(posts, (_, url) => (url.searchParams.has('search') ? emptyPage : {})),
    ['error posts filter-excludes'],
  ],
  [
    'by an unknown tag with status 404',
    replies(posts, (reply, url) =>
      url.searchParams.get('tag_slug')?.startsWith('cet') ? detail(404) : reply,
    ),
    ['error posts nothing-found'],
  ],
];

const midnight = (day: unknown) =>
  typeof day === 'string' && day.length === 10 ? `${day}T00:00:00+01:00` : day;

/** APIs that keep the contract in another way. */
const variants: Row[] = [
  [
    'redirects to paths with a slash, which the site requests',
    replies(/\/(?:ads|random|partners|combined-list|posts|posts\/[^/]+)$/, (_, { pathname }) => ({
      status: 301,
      headers: { location: `${pathname}/` },
      body: '',
    })),
    [],
  ],
  [
    'periods that contain the ads',
    pages(ads, ({ results }, { searchParams }) => {
      const start = searchParams.get('startDate')?.slice(0, 10) ?? '';
      const end = searchParams.get('endDate')?.slice(0, 10) ?? '9999';
      if (start === '' && end === '9999') return {};
      const within = results.filter(
        ({ start_date, end_date }) => String(start_date) >= start && String(end_date) <= end,
      );
      return { results: within };
    }),
    [],
  ],
  [
    'numbers as strings, instants, unknown fields',
    items(ads, ({ id, start_date, end_date, ...rest }) => ({
      ...rest,
      id: String(id),
      start_date: midnight(start_date),
      end_date: midnight(end_date),
      color: 'blue',
    })),
    [],
  ],
  ['a count as a string', pages(posts, ({ count }) => ({ count: String(count) })), []],
  [
    'an empty page for an unknown specialty',
    replies(ads, (reply) => (reply.status === 400 ? json(emptyPage) : reply)),
    [],
  ],
  [
    '410 for what is gone',
    replies(ad, (reply) => (reply.status === 404 ? detail(410) : reply)),
    [],
  ],
  ['an API that ignores page_size', ignores(posts, 'page_size'), []],
];

/** The ads of the first page, for a second page that repeats some. */
let firstAds: WireItem[] = [];
beforeAll(async () => {
  const response = await fetch(`${api.demoOrigin}/api/v1/ads/?page=0`);
  firstAds = wirePage.parse(await response.json()).results.slice(0, 5);
});

describe.each([
  ['reports a response', responses],
  ['reports a list', lists],
  ['reports an item', types],
  ['reports, for something that does not exist,', absences],
  ['reports a filter', filters],
  ['accepts', variants],
])('%s', (_, rows) => {
  test.each(rows)('%s', async (_name, fault, expected) => {
    expect((await found(fault)).sort()).toEqual([...expected].sort());
  });
});

describe('the check of the password reset', () => {
  const refusal: Writes = 'refusal';

  test.each<Row>([
    [
      'reports an API that accepts any link',
      replies(reset, () => ({ ...json(''), status: 204 })),
      ['error confirmReset reset-accepted'],
    ],
    ['reports a failure', replies(reset, () => html(500)), ['error confirmReset reset-failure']],
    [
      'reports a method that is not allowed',
      replies(reset, () => detail(405)),
      ['error confirmReset no-reset'],
    ],
    [
      'reports a 404, which may be that of the path',
      replies(reset, () => detail(404)),
      ['advice confirmReset reset-404'],
    ],
    [
      'reports a refusal in HTML',
      replies(reset, () => html(400)),
      ['advice confirmReset error-shape'],
    ],
    ['accepts a limit of attempts', replies(reset, () => detail(429)), []],
  ])('%s', async (_, fault, expected) => {
    expect(await found(fault, refusal)).toEqual(expected);
  });

  const link = (token: string): Writes => ({ uid: 'MQ', token });
  const youssef: Writes = { uid: 'Mg', token: 'demo-youssef' };

  test('expects a valid link to work once', async () => {
    expect(await found(null, link('demo-claire'))).toEqual([]);
    expect(await found(null, link('demo-claire'))).toEqual(['error confirmReset reset-refused']);
  });

  test('reports a status 200 for a valid link', async () => {
    const [finding] = await findings(
      replies(reset, (reply) => (reply.status === 204 ? json({}) : reply)),
      youssef,
    );
    expect(finding).toMatchObject({
      rule: 'reset-status',
      effect: expect.stringContaining('The password is changed all the same.'),
    });
  });

  test('reports a link that works twice', async () => {
    let calls = 0;
    const fault = replies(reset, (reply) => {
      calls += 1;
      return calls === 1 ? reply : { ...json(''), status: 204 };
    });
    expect(await found(fault, link('whatever'))).toEqual(['error confirmReset reset-accepted']);
  });
});

describe.each(['specialty', 'startDate', 'endDate'])(
  'a filter that an API ignores, %s,',
  (name) => {
    const isAlone = ({ searchParams }: URL) => searchParams.has(name) && searchParams.size === 2;
    const problemsOf = async (fault: Fault) =>
      (await findings(fault)).map(({ problem }) => problem);

    test('is found by the count', async () => {
      expect(await problemsOf(ignores(ads, name))).toContain(
        `\`${name}\` is ignored: it finds all 240 ads.`,
      );
    });

    test('is found by the ads, whatever the count', async () => {
      const fault: Fault = {
        path: ads,
        rewrite: (url) => {
          if (isAlone(url)) url.searchParams.delete(name);
        },
        respond: (url, reply) =>
          isAlone(url) && reply.status === 200
            ? json({ ...wirePage.parse(reply.body), count: 21 })
            : reply,
      };
      expect(await problemsOf(fault)).toContainEqual(
        expect.stringContaining(`\`${name}\` finds ads that do not match: `),
      );
    });
  },
);

test('a finding has the call, the problem and what the site does', async () => {
  const report = await findings(replies(partners, () => html(500)));
  expect(report).toEqual([
    {
      rule: 'no-success',
      severity: 'error',
      operation: 'partners',
      call: '/api/v1/core/partners/',
      problem: 'Its status is 500.',
      effect: expect.stringContaining('/readyz answers 503'),
    },
  ]);
});

test('skips the checks that an API without ads and posts does not allow', async () => {
  api.fault = pages(/\/(?:ads|posts)\/$/, () => emptyPage);
  const { findings, skipped } = await run();
  expect(findings.filter(({ rule }) => rule !== 'slow')).toEqual([]);
  expect(skipped.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['ads', 'posts', 'post']),
  );
});
