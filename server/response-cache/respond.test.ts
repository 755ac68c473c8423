import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hourOf } from '../../lib/ads/new-ads';
import { namedCaches } from '../../lib/cache/bounded-cache';
import { listsCacheLife } from '../../lib/cache/lifetimes';
import { deletedTag, refreshes } from '../../lib/cache/refreshes';
import { dependOn, limitLife, markAbsent, setOutcome } from '../../lib/runtime/current-request';
import { recordMeasurements } from '../../lib/runtime/metrics/recorder.fixture';
import { startChain, stopChains } from '../chain.fixture';
import { normalizeUrl } from '../middleware/check-request';
import { assignRequestId } from '../middleware/headers';
import type { Handler } from '../render';
import { respond } from './respond';

let number = 0;
let tag = '';
let path = '';
/** How many requests reached the stand-in for Next.js. */
let rendered = 0;
/** A further effect of a request there. */
let act: () => Promise<void> | void = () => {};
let port = 0;
/** The names and values of the headers that it got. */
let received: string[] = [];
/** More text at the end of its body. */
let more = '';
let cacheControl = '';
/** Milliseconds that have passed for the cache. */
let passed = 0;

/** Headers that one visitor sends, and on which no page depends. */
const tricks = [
  ['authorization', 'Bearer x'],
  ['cookie', 'a=1'],
  ['range', 'bytes=0-1'],
  ['pragma', 'no-cache'],
  ['accept', 'text/markdown'],
  ['accept-language', 'en'],
  ['user-agent', ''],
  ['if-match', '"x"'],
  ['if-range', '"x"'],
  ['if-unmodified-since', 'Tue, 01 Dec 2026 00:00:00 GMT'],
  ['x-forwarded-for', '1.2.3.4'],
  ['x-forwarded-proto', 'http'],
  ['x-http-method-override', 'POST'],
  ['next-url', '/x'],
  ['next-hmr-refresh', '1'],
  ['purpose', 'prefetch'],
] as const;

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Renders a page whose data is fresh for a minute. */
const handle: Handler = async (request, response) => {
  rendered += 1;
  const { rsc = '', host, 'x-forwarded-host': forwarded = '' } = request.headers;
  received = Object.entries(request.headers).map((header) => header.join(': '));
  // Long enough to be compressed.
  const body = `page ${rendered} ${rsc} ${host} ${forwarded}${more}`.padEnd(2_000);
  limitLife(listsCacheLife, [tag]);
  for (const [name, value] of Object.entries(html)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl);
  await act();
  response.end(body);
};

beforeEach(async () => {
  jest
    .spyOn(Date, 'now')
    .mockImplementation(() => performance.timeOrigin + performance.now() + passed);
  passed = 0;
  cacheControl = 'private, no-cache, no-store';
  number += 1;
  tag = `respond-${number}`;
  path = `/annonces/${1_000 + number}`;
  rendered = 0;
  act = () => {};
  received = [];
  more = '';
  port = await startChain([assignRequestId, normalizeUrl, respond(handle)], () => {});
});
afterEach(() => {
  stopChains();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => {
  passed += seconds * 1_000;
};

async function get(headers: HeadersInit = {}, url = path, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers });
  const text = (await response.text()).trimEnd();
  return {
    status: response.status,
    headers: response.headers,
    cache: response.headers.get('cache-status'),
    body: /page \d+/.exec(text)?.[0] ?? text,
    text,
  };
}

const stored = 'medireleve; fwd=uri-miss; stored';

describe('a stored response', () => {
  test('is sent without Next.js, with its age', async () => {
    const first = await get();
    pass(10);
    const second = await get();
    expect([first.cache, second.cache]).toEqual([
      stored,
      expect.stringMatching(/^medireleve; hit; ttl=(?:49|50)$/),
    ]);
    expect(second.headers.get('age')).toBe('10');
    expect(second.text).toBe(first.text);
    expect(rendered).toBe(1);
    const of = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !/^(?:date|cache-status|age|x-request-id)$/.test(name));
    expect(of(second)).toEqual(of(first));
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(second.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  test('is sent to HEAD, without its body, and to one who has it a 304', async () => {
    const { headers } = await get();
    const head = await get({}, path, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'));
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect(await get(known)).toMatchObject({ status: 304, text: '' });
    expect(rendered).toBe(1);
  });

  test('is not for the router of Next.js', async () => {
    await get();
    const other = await get({ rsc: '1' });
    expect([other.cache, other.body]).toEqual([stored, 'page 2']);
    expect((await get()).body).toBe('page 1');
    expect((await get({ rsc: '1' })).body).toBe('page 2');
  });

  test('is for clients of every encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, text } = await get({ 'accept-encoding': encoding });
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(text).toContain('page 1');
    }
    expect(rendered).toBe(1);
  });

  test('has the encodings that clients have requested, whose bytes count', async () => {
    const bytes = () => namedCaches.get('responses')?.bytes ?? 0;
    const before = bytes();
    const sizes: number[] = [];
    for (const encoding of ['gzip', 'gzip', 'br', 'br', 'identity', 'identity', 'gzip']) {
      await get({ 'accept-encoding': encoding });
      sizes.push(bytes() - before);
    }
    const [gzip = 0, , br = 0, , identity = 0] = sizes;
    expect(sizes).toEqual([gzip, gzip, br, br, identity, identity, identity]);
    expect(0 < gzip && gzip < br && br + 2_000 <= identity).toBe(true);
  });

  test('is for every name of the site, which Next.js does not see', async () => {
    await get();
    const other = await get({ 'x-forwarded-host': 'example.net' });
    expect([other.cache, other.text]).toEqual([
      expect.stringMatching(/^medireleve; hit; ttl=\d+$/),
      'page 1  localhost',
    ]);
  });

  test('has nothing that the visitor sent who first requested it: Next.js does not see it', async () => {
    await get({ cookie: '__prerender_bypass=1', ...Object.fromEntries(tricks) });
    expect(received).toEqual(['host: localhost', 'user-agent: medireleve']);
  });

  test.each(tricks)('is for those who send %s: %s', async (name, value) => {
    await get();
    const hit = expect.stringMatching(/^medireleve; hit/);
    expect(await get({ [name]: value })).toMatchObject({ cache: hit, body: 'page 1' });
    expect(await get({ [name]: value }, path, 'HEAD')).toMatchObject({ cache: hit });
    expect(rendered).toBe(1);
  });

  test('is one for each state of the router that makes a difference', async () => {
    const from = (state: string) => ({ rsc: '1', 'next-router-state-tree': state });
    expect((await get(from('a'))).body).toBe('page 1');
    expect((await get(from('b'))).body).toBe('page 2');
    expect((await get({ ...from('a'), 'next-url': '/' })).body).toBe('page 1');
    expect(received).toEqual(expect.arrayContaining(['next-router-state-tree: b']));
  });

  test('is none for the page of a password reset', async () => {
    const url = '/reset-password/MQ/abc-def';
    await get({}, url);
    const second = await get({}, url);
    expect([second.cache, rendered]).toEqual([null, 2]);
  });
});

describe('once it is stale by its age', () => {
  beforeEach(async () => {
    await get();
    pass(61);
  });

  test('it is sent while a new one is rendered', async () => {
    const stale = await get();
    expect([stale.body, stale.cache]).toEqual([
      'page 1',
      expect.stringMatching(/^medireleve; hit; ttl=-\d$/),
    ]);
    await until(async () => (await get()).body === 'page 2');
  });

  test('many requests cause one render', async () => {
    let finish = () => {};
    act = () => new Promise<void>((resolve) => (finish = resolve));
    const all = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(new Set(all.map(({ body }) => body))).toEqual(new Set(['page 1']));
    finish();
    await until(async () => (await get()).body === 'page 2');
    expect(rendered).toBe(2);
  });

  test('it stays while the API fails, for a month', async () => {
    act = () => setOutcome('unavailable');
    for (let time = 0; time < 3; time += 1) expect((await get()).body).toBe('page 1');
    pass(29 * 86_400);
    expect(await get()).toMatchObject({ status: 200, body: 'page 1' });
    pass(2 * 86_400);
    expect((await get()).status).toBe(503);
  });
});

describe('once its content has changed', () => {
  beforeEach(async () => {
    await get();
    refreshes.record(tag, 'expired');
  });

  test('a new one is rendered before it is sent', async () => {
    const changed = await get();
    expect([changed.body, changed.cache]).toEqual(['page 2', 'medireleve; fwd=stale; stored']);
  });

  test.each([
    ['lacks its main content', () => setOutcome('unavailable')],
    ['throws', () => Promise.reject(new Error('of the page'))],
  ])('it is sent once more when the new one %s, and no cache stores that', async (_, fails) => {
    act = fails as typeof act;
    const old = await get().catch(() => null);
    expect(old).toMatchObject({ status: 200, body: 'page 1' });
    expect(old?.headers.get('cache-control')).toBe('private, no-store');
    expect(old?.headers.get('cdn-cache-control')).toBeNull();
    act = () => {};
    expect((await get()).status).toBe(200);
  });

  test('the new one is sent when only a section failed, and not stored', async () => {
    act = () => setOutcome('incomplete');
    expect(await get()).toMatchObject({ status: 200, body: 'page 2', cache: null });
    act = () => {};
    expect((await get()).body).toBe('page 3');
  });

  test('and its subject was deleted, it is never sent', async () => {
    refreshes.record(deletedTag(tag), 'expired');
    act = () => setOutcome('unavailable');
    expect((await get()).status).toBe(503);
  });
});

test('while a change cannot be confirmed, a response is sent and rendered again', async () => {
  await get();
  refreshes.record(tag, 'stale');
  expect((await get()).body).toBe('page 1');
  await until(async () => (await get()).body === 'page 2');
});

test('a response whose rendering began before a change is not used again', async () => {
  act = () => refreshes.record(tag, 'expired');
  expect((await get()).body).toBe('page 1');
  act = () => {};
  expect((await get()).body).toBe('page 2');
});

test('who comes after a change does not wait for a response whose rendering began before', async () => {
  const ends: (() => void)[] = [];
  act = () => new Promise<void>((resolve) => ends.push(resolve));
  const before = get();
  await until(() => ends.length === 1);
  refreshes.record(tag, 'expired');
  const after = Promise.all([get(), get()]);
  await until(() => ends.length === 2);
  // The older one ends last, and is not used again.
  ends[1]?.();
  expect((await after).map(({ body }) => body)).toEqual(['page 2', 'page 2']);
  ends[0]?.();
  expect((await before).body).toBe('page 1');
  act = () => {};
  expect((await get()).body).not.toBe('page 1');
});

test('a 404 is stored, and once it is stale not sent again', async () => {
  act = () => setOutcome('not-found');
  expect((await get()).status).toBe(404);
  expect(await get()).toMatchObject({ status: 404, cache: expect.stringContaining('hit') });
  pass(61);
  act = () => {};
  expect(await get()).toMatchObject({ status: 200, body: 'page 2' });
});

test('what does not exist is stored for seconds, and a flood of it evicts nothing', async () => {
  await get();
  act = () => {
    markAbsent();
    setOutcome('not-found');
  };
  const url = (index: number) => `/blog/none-${number}-${index}`;
  // More bytes than there is room for.
  more = ` ${randomBytes(20_000).toString('hex')}`;
  for (let index = 0; index < 300; index += 1) await get({ 'accept-encoding': 'br' }, url(index));
  const hit = expect.stringMatching(/^medireleve; hit; ttl=\d+$/);
  expect(await get({}, url(299))).toMatchObject({ status: 404, cache: hit });
  expect(await get({}, url(0))).toMatchObject({ status: 404, cache: stored });
  expect((await get()).body).toBe('page 1');
  pass(11);
  act = () => {};
  expect(await get({}, url(299))).toMatchObject({ status: 200, cache: expect.anything() });
  expect(await get({}, url(299))).toMatchObject({ status: 200, cache: hit });
});

test('counts of new ads are stored, and a flood of them evicts no page', async () => {
  const evictions = () => namedCaches.get('responses')?.evictions;
  const before = evictions();
  await get();
  const since = hourOf(Date.now());
  const url = (index: number) => `/api/ads/new?q=mot${number}x${index}&since=${since}`;
  const one = { 'accept-encoding': 'br' };
  cacheControl = 'public, s-maxage=300';
  more = ` ${randomBytes(20_000).toString('hex')}`;
  for (let index = 0; index < 300; index += 1) await get(one, url(index));
  const hit = expect.stringMatching(/^medireleve; hit; ttl=\d+$/);
  expect(await get(one, url(299))).toMatchObject({ status: 200, cache: hit });
  expect(await get(one, url(0))).toMatchObject({ status: 200, cache: stored });
  expect(namedCaches.get('counts of new ads')?.evictions).toBeGreaterThan(0);
  expect([evictions(), (await get()).body]).toEqual([before, 'page 1']);
});

test('what does not exist any more is not sent once more', async () => {
  await get();
  refreshes.record(tag, 'expired');
  act = () => {
    markAbsent();
    setOutcome('not-found');
  };
  expect((await get()).status).toBe(404);
  pass(11);
  act = () => setOutcome('unavailable');
  expect((await get()).status).toBe(503);
});

test('a 404 does not stand in for a failure', async () => {
  act = () => setOutcome('not-found');
  await get();
  pass(61);
  act = () => setOutcome('unavailable');
  expect((await get()).status).toBe(503);
});

test('those who wait at the same time get one render, also after the first has left', async () => {
  let finish = () => {};
  act = () => new Promise<void>((resolve) => (finish = resolve));
  const first = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}${path}`, { signal: first.signal }).catch(
    () => 'left',
  );
  await until(() => rendered === 1);
  const others = Promise.all([get(), get()]);
  first.abort();
  expect(await left).toBe('left');
  setTimeout(() => finish(), 50);
  expect((await others).map(({ body }) => body)).toEqual(['page 1', 'page 1']);
  expect(rendered).toBe(1);
});

test('a page without its main content is a 503 with Retry-After, each time rendered', async () => {
  act = () => setOutcome('unavailable');
  const failed = await get();
  expect(failed).toMatchObject({ status: 503, body: 'page 1', cache: null });
  expect(failed.headers.get('retry-after')).toBe('30');
  expect(failed.headers.get('cache-control')).toBe('private, no-store');
  expect((await get()).body).toBe('page 2');
});

/** The header of a client with an address of its own. */
const from = (client: number) => ({ 'x-forwarded-for': `10.0.0.${client}, 127.0.0.1` });

const most = 16 * availableParallelism();

describe('beyond the number of renders at the same time', () => {
  let finish: (() => void)[] = [];
  let rendering: Promise<unknown>[] = [];
  /** The path of a page that is stored. */
  let known = '';

  beforeEach(async () => {
    finish = [];
    known = `/annonces/${2_000 + number}`;
    await get({}, known);
    act = () => new Promise<void>((resolve) => finish.push(resolve));
    rendering = Array.from({ length: most }, (_, count) =>
      get(from(count), `/annonces/${number * 10_000 + count}`),
    );
    await until(() => finish.length === most);
  });
  afterEach(async () => {
    act = () => {};
    for (const end of finish) end();
    await Promise.all(rendering);
  });

  test('a page that is not stored is refused at once, in French', async () => {
    const refused = await get();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.text).toContain('<html lang="fr">');
    expect(rendered).toBe(most + 1);
  });

  test('those that are stored are sent, stale ones too', async () => {
    expect((await get({}, known)).body).toBe('page 1');
    pass(61);
    expect((await get({}, known)).body).toBe('page 1');
    refreshes.record(tag, 'expired');
    expect(await get({}, known)).toMatchObject({ status: 200, body: 'page 1' });
  });

  test('any other kind of page, calls and the health of the server are sent', async () => {
    act = () => {};
    const paths = [`/api/v1/ads/${number}`, '/annonces', `/blog/${tag}`, '/cgu', '/healthz'];
    const statuses = await Promise.all(paths.map(async (path) => (await get({}, path)).status));
    expect(statuses).toEqual(paths.map(() => 200));
  });

  test('when they have ended, pages are rendered again', async () => {
    act = () => {};
    for (const end of finish.splice(0)) end();
    await until(async () => (await get()).status === 200);
  });
});

describe('what one network requests at once', () => {
  const atOnce = most / 2;
  /** The last twenty wait for their turn. */
  const all = atOnce + 20;
  let finish: (() => void)[] = [];
  let requests: ReturnType<typeof get>[] = [];

  beforeEach(async () => {
    finish = [];
    act = () => new Promise<void>((resolve) => finish.push(resolve));
    requests = Array.from({ length: all }, (_, count) =>
      get(from(1), `/annonces/${number * 10_000 + count}`),
    );
    await until(() => finish.length === atOnce);
  });
  afterEach(async () => {
    act = () => {};
    // Each that ends lets another begin.
    const ending = setInterval(() => {
      for (const end of finish.splice(0)) end();
    }, 5);
    await Promise.all(requests).finally(() => clearInterval(ending));
  });

  test('is rendered a few at a time; nobody else waits for it, even for the same page', async () => {
    act = () => {};
    expect((await get(from(2), `/blog/${tag}-of-another`)).status).toBe(200);
    expect((await get(from(2), `/annonces/${number * 10_000 + all - 1}`)).status).toBe(200);
    expect(finish).toHaveLength(atOnce);
  });

  test('is rendered once for all who wait for the same page', async () => {
    const path = `/annonces/${number * 20_000}`;
    requests.push(...Array.from({ length: 10 }, () => get(from(1), path)));
    act = () => {};
    await get(from(2), `/blog/${tag}-of-another`);
    for (const end of finish.splice(0)) end();
    await Promise.all(requests);
    expect(rendered).toBe(all + 2);
  });
});

test('a feed is stored as long as it says, and its data is fresh', async () => {
  act = () => dependOn([tag], Date.now() + 20_000);
  const control = 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400';
  const feed: Handler = async (_, response) => {
    rendered += 1;
    await act();
    response.setHeader('Cache-Control', `public, max-age=0, ${control}`);
    response.setHeader('ETag', '"own"');
    response.end(`page ${rendered}`);
  };
  port = await startChain([assignRequestId, normalizeUrl, respond(feed)]);
  const url = '/blog/rss.xml';
  expect((await get({}, url)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=20');
  const hit = await get({}, url);
  expect([hit.cache, hit.headers.get('etag'), rendered]).toEqual([
    expect.stringMatching(/^medireleve; hit; ttl=(?:19|20)$/),
    '"own"',
    1,
  ]);
});

test('an image is stored for each format, and sent with what is left of its life', async () => {
  const image: Handler = async (request, response) => {
    rendered += 1;
    response.setHeader('Cache-Control', 'public, max-age=100');
    response.end(`page ${rendered} ${request.headers.accept}`);
  };
  port = await startChain([assignRequestId, normalizeUrl, respond(image)]);
  const url = `/_next/image?url=${number}&w=640&q=75`;
  const controlOf = async (accept: string) => {
    const { body, headers } = await get({ accept }, url);
    return [body, headers.get('cache-control')];
  };
  expect(await controlOf('image/avif')).toEqual(['page 1', 'public, max-age=100']);
  expect(await controlOf('image/webp')).toEqual(['page 2', 'public, max-age=100']);
  pass(40);
  expect(await controlOf('image/avif')).toEqual(['page 1', 'public, max-age=60']);
  pass(100);
  expect(await controlOf('image/avif')).toEqual(['page 1', 'public, max-age=0']);
  await until(async () => (await controlOf('image/avif'))[0] === 'page 3');
  expect(await controlOf('image/avif')).toEqual(['page 3', 'public, max-age=100']);
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let time = 0; time < 200; time += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('never true');
}

test.each<[string, string, () => Promise<void> | void]>([
  ['is whole', 'stored', () => {}],
  ['does not exist', 'stored', () => setOutcome('not-found')],
  ['lacks a section', 'incomplete', () => setOutcome('incomplete')],
  ['lacks its main content', 'unavailable', () => setOutcome('unavailable')],
])('a page that %s is measured as %s', async (_, outcome, happens) => {
  const measured = recordMeasurements();
  act = happens;
  await get();
  expect(measured).toEqual([['pageRendered', expect.stringMatching(/^\//), outcome]]);
});
