import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PublishedAd } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { indexedAd } from '@/lib/ads/index/indexed-ad';
import { FakeRedis } from '@/lib/cache/redis.fixture';
import type { RedisClient } from '@/lib/cache/redis-link';
import { config } from '@/lib/config/config';
import { recordMeasurements } from '@/lib/runtime/metrics/recorder.fixture';
import { maxBatch, maxKnown, toldInWords, UrlQueue, urlQueue } from './indexnow';

const minute = 60_000;
const key = 'cle-de-test';
const site = config.SITE_URL;
config.INDEXNOW_KEY = key;

/** The status of each POST, an error where there is none, and the paths that were posted. */
let answers: (number | Error)[] = [];
let posts: string[][] = [];
let bodies: unknown[] = [];
const log: Record<string, unknown>[] = [];

beforeEach(() => {
  // `setImmediate` gives visitors their turn.
  jest.useFakeTimers({ now: 1_795_000_000_000, doNotFake: ['setImmediate', 'nextTick'] });
  [answers, posts, bodies] = [[], [], []];
  log.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    log.push(JSON.parse(String(line)));
    return true;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const body = JSON.parse(String(init?.body));
    bodies.push({ url, method: init?.method, headers: init?.headers, body });
    posts.push(body.urlList.map((one: string) => one.replace(site, '')));
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  });
});
afterEach(() => {
  jest.advanceTimersByTime(5 * minute);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const published = (id: number, title = `Annonce ${id}`): PublishedAd => ({
  ad: anAd({ id, title }),
  publishedAt: null,
  revisedAt: null,
});
/** The open ads of an index, which keeps the same object of an ad until that changes. */
const openAds = (...ads: PublishedAd[]) => ads.map(indexedAd);
const ads = [1, 2, 3].map((id) => published(id));
const [one, two, three] = ads as [PublishedAd, PublishedAd, PublishedAd];
const changedTwo = published(2, 'Une autre');
const skip = (minutes: number) => jest.advanceTimersByTime(minutes * minute);

const linkTo = (redis: FakeRedis) => ({
  run: <T>(command: (client: RedisClient) => Promise<T>) => command(redis.client),
});

test('nothing is told without a key, in tests and previews', () => {
  expect(urlQueue).toBeNull();
});

describe('without Redis', () => {
  let queue: UrlQueue;
  beforeEach(async () => {
    queue = new UrlQueue(null);
    await queue.tell(openAds(...ads));
  });

  test('the first ads are told to nobody', () => {
    expect(posts).toEqual([]);
    expect(toldInWords(queue)).toBe(
      'IndexNow\u00a0: aucun envoi depuis le démarrage, en attente\u00a0: 0.',
    );
  });

  test('an ad that appears, changes or goes is in one POST, with the body of IndexNow', async () => {
    answers = [202];
    const measured = recordMeasurements();
    await queue.tell(openAds(one, changedTwo, published(4)));
    expect(bodies).toEqual([
      {
        url: 'https://api.indexnow.org/indexnow',
        method: 'POST',
        headers: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8' }),
        body: {
          host: new URL(site).host,
          key,
          keyLocation: `${site}/${key}.txt`,
          urlList: [2, 4, 3].map((id) => `${site}/annonces/${id}`),
        },
      },
    ]);
    await queue.tell(openAds(one, changedTwo, published(4)));
    expect(posts).toHaveLength(1);
    expect(log).toMatchObject([{ level: 'info', event: 'indexnow sent', urls: 3, status: 202 }]);
    expect(measured).toEqual([['enginesTold', '202']]);
    expect(queue.last).toEqual({ at: Date.now(), status: 202, urls: 3 });
    expect(toldInWords(queue)).toMatch(
      /^IndexNow\u00a0: 3 adresses envoyées le 18\/11\/2026 [\d:]+, réponse\u00a0: 202, en attente\u00a0: 0\.$/,
    );
  });

  test('an ad is told when its last day has passed, and not when the index reads it again', async () => {
    const index = new AdsIndex();
    const ending = { ...one, ad: { ...one.ad, end_date: '2026-11-29' } };
    const other = new UrlQueue(null);
    const tellOn = async (day: string) => {
      index.put(structuredClone([ending, two]));
      await other.tell(index.counts(day).open);
    };
    await tellOn('2026-11-28');
    await tellOn('2026-11-29');
    expect(posts).toEqual([]);
    await tellOn('2026-11-30');
    await tellOn('2026-11-30');
    expect(posts).toEqual([['/annonces/1']]);
  });

  test('the same URL is sent again after ten minutes, once, in its last state', async () => {
    await queue.tell(openAds(one, changedTwo, three));
    skip(1);
    await queue.tell(openAds(one, published(2, 'Encore une autre'), three));
    expect(queue.waiting).toBe(1);
    skip(8.9);
    await queue.tell(openAds(one, three));
    expect(posts).toEqual([['/annonces/2']]);
    skip(0.2);
    await queue.tell(openAds(one, three));
    skip(20);
    await queue.tell(openAds(one, three));
    expect(posts).toEqual([['/annonces/2'], ['/annonces/2']]);
  });

  test('an ad that is again as it was told is not sent', async () => {
    await queue.tell(openAds(one, changedTwo, three));
    skip(1);
    await queue.tell(openAds(one, two, three));
    const again = published(2, 'Une autre');
    skip(10);
    await queue.tell(openAds(one, again, three));
    expect(posts).toEqual([['/annonces/2']]);
  });

  test('posts are sent each time, ads of the webhook only while no index tells of them', async () => {
    queue.add('/blog/un-article');
    queue.add('/annonces/2');
    await queue.tell(openAds(...ads));
    expect(posts).toEqual([['/blog/un-article']]);
    skip(11);
    queue.add('/blog/un-article');
    await queue.tell(undefined);
    expect(posts).toEqual([['/blog/un-article'], ['/blog/un-article']]);
    queue.add('/annonces/2');
    await queue.tell(undefined);
    expect(posts[2]).toEqual(['/annonces/2']);
    // An index that comes back is compared with what was told.
    await queue.tell(openAds(one, published(5)));
    expect(posts[3]).toEqual(['/annonces/5', '/annonces/3']);
  });

  test('an ad that the webhook reports before the first index is told', async () => {
    const early = new UrlQueue(null);
    early.add('/annonces/3');
    await early.tell(openAds(...ads));
    expect(posts).toEqual([['/annonces/3']]);
  });

  test.each([429, 500, 503, new TypeError('fetch failed')])(
    'after %s it is sent later',
    async (answer) => {
      answers = [answer, answer, 200];
      const open = openAds(one, changedTwo, three);
      await queue.tell(open);
      expect(queue.waiting).toBe(1);
      skip(0.9);
      await queue.tell(open);
      expect(posts).toHaveLength(1);
      skip(0.2);
      await queue.tell(open);
      expect(posts).toHaveLength(2);
      // Twice as long.
      skip(1.5);
      await queue.tell(open);
      expect(posts).toHaveLength(2);
      skip(0.6);
      await queue.tell(open);
      expect(posts).toEqual([['/annonces/2'], ['/annonces/2'], ['/annonces/2']]);
      expect(queue.waiting).toBe(0);
      const status = typeof answer === 'number' ? answer : 0;
      expect(log.map((line) => [line.level, line.status])).toEqual([
        ['warn', status],
        ['warn', status],
        ['info', 200],
      ]);
    },
  );

  test('however often it fails, the next try is an hour and some minutes later at most', async () => {
    answers = Array.from({ length: 30 }, () => 503);
    const open = openAds(one, changedTwo, three);
    for (let hour = 0; hour < 12; hour += 1) {
      await queue.tell(open);
      skip(65);
    }
    expect(posts).toHaveLength(12);
    expect(toldInWords({ ...queue, waiting: 1, last: { at: 1, status: 0, urls: 1 } })).toContain(
      '1 adresse envoyée le 01/01/1970 01:00:00, réponse\u00a0: aucune, en attente\u00a0: 1.',
    );
  });

  test.each([400, 403, 422])(
    'after %d nothing is sent any more, which the log says',
    async (answer) => {
      answers = [answer];
      await queue.tell(openAds(one, changedTwo, three));
      skip(24 * 60);
      await queue.tell(openAds(one, published(2, 'Encore'), three));
      expect(posts).toHaveLength(1);
      expect(queue.waiting).toBe(1);
      expect(log).toMatchObject([{ level: 'warn', event: 'indexnow refused', status: answer }]);
    },
  );

  test('a POST has 10 000 URLs at most, and the next ones follow', async () => {
    const many = Array.from({ length: maxBatch + 5 }, (_, at) => `/blog/article-${at}`);
    for (const path of many) queue.add(path);
    for (let time = 0; time < 3; time += 1) await queue.tell(openAds(...ads));
    expect(posts.map(({ length }) => length)).toEqual([10_000, 5]);
    expect(posts.flat()).toEqual(many);
  });

  test('beyond 100 000 known paths none is added, which the log says once', async () => {
    for (let at = 0; at < maxKnown + 10; at += 1) queue.add(`/blog/article-${at}`);
    await queue.tell(openAds(...ads), true);
    expect(queue.waiting).toBe(maxKnown - ads.length);
    expect(log).toMatchObject([{ event: 'indexnow full', count: 1 }]);
    expect(posts).toEqual([]);
  });
});

describe('with Redis', () => {
  let redis: FakeRedis;
  let queue: UrlQueue;
  beforeEach(async () => {
    redis = new FakeRedis();
    queue = new UrlQueue(linkTo(redis));
    await queue.tell(openAds(...ads));
  });
  const restarted = () => new UrlQueue(linkTo(redis));

  test('the first ads are stored, and told to nobody', () => {
    expect(posts).toEqual([]);
    expect([...redis.hash.keys()]).toEqual(['/annonces/1', '/annonces/2', '/annonces/3']);
  });

  test('after a restart what differs from what is stored is told, and nothing else', async () => {
    const again = restarted();
    await again.tell(openAds(one, changedTwo, published(4)));
    expect(posts).toEqual([['/annonces/2', '/annonces/4', '/annonces/3']]);
    await restarted().tell(openAds(one, changedTwo, published(4)));
    expect(posts).toHaveLength(1);
    expect([...redis.hash.keys()].toSorted()).toEqual([1, 2, 4].map((id) => `/annonces/${id}`));
  });

  test('what was not sent before a restart is sent after it', async () => {
    answers = [503];
    queue.add('/blog/un-article');
    await queue.tell(openAds(one, changedTwo, three));
    skip(2);
    const again = restarted();
    // Until there is an index, posts alone.
    await again.tell(undefined);
    expect(posts[1]).toEqual(['/blog/un-article']);
    await again.tell(openAds(one, changedTwo, three));
    expect(posts.slice(2)).toEqual([['/annonces/2']]);
    expect(redis.hash.has('/blog/un-article')).toBe(false);
  });

  test('ten minutes between two POSTs of a URL hold after a restart too', async () => {
    await queue.tell(openAds(one, changedTwo, three));
    skip(1);
    const again = restarted();
    await again.tell(openAds(one, three));
    expect(posts).toHaveLength(1);
    skip(9.1);
    await again.tell(openAds(one, three));
    expect(posts).toEqual([['/annonces/2'], ['/annonces/2']]);
  });

  test('of several instances the first that sees a change sends it', async () => {
    const other = restarted();
    await other.tell(openAds(...ads));
    const changed = openAds(one, changedTwo, three);
    // Both at once, and the other one once more when the claim has ended.
    await Promise.all([
      queue.tell(changed),
      other.tell(openAds(one, published(2, 'Une autre'), three)),
    ]);
    expect(posts).toEqual([['/annonces/2']]);
    skip(15);
    await other.tell(openAds(one, published(2, 'Une autre'), three));
    expect(posts).toHaveLength(1);
    expect(other.waiting).toBe(0);
  });

  test('what one instance claimed and did not send, another sends a minute later', async () => {
    const other = restarted();
    await other.tell(openAds(...ads));
    answers = [503];
    await queue.tell(openAds(one, changedTwo, three));
    const changed = openAds(one, changedTwo, three);
    await other.tell(changed);
    expect(posts).toHaveLength(1);
    skip(1.1);
    await other.tell(changed);
    await queue.tell(changed);
    expect(posts).toHaveLength(2);
  });

  test('when Redis has lost what it had, nobody is told of all ads', async () => {
    redis.hash.clear();
    await restarted().tell(openAds(one, changedTwo, three));
    expect(posts).toEqual([]);
    expect(redis.hash.size).toBe(3);
  });

  test('while Redis is down, changes are told, and after a start posts', async () => {
    redis.trouble = new Error('down');
    await queue.tell(openAds(one, changedTwo, three));
    expect(posts).toEqual([['/annonces/2']]);
    const again = restarted();
    again.add('/blog/un-article');
    await again.tell(openAds(one, three));
    expect(posts[1]).toEqual(['/blog/un-article']);
    // Then with what is stored.
    redis.trouble = null;
    skip(11);
    await again.tell(openAds(one, three));
    expect(posts.slice(2)).toEqual([['/annonces/2']]);
  });

  test('what a stranger stored is no URL of another host, and too much is not read', async () => {
    redis.hash.set('.stranger.example/x', '').set('/annonces/4?x', '').set('//x.example', '');
    await restarted().tell(openAds(...ads));
    expect(posts).toEqual([]);
    for (let at = 0; at <= maxKnown; at += 1) redis.hash.set(`/blog/${at}`, '');
    await restarted().tell(openAds(...ads));
    expect(posts).toEqual([]);
  });
});
