import fc from 'fast-check';
import { freshSlug, freshWords, postOnTheWire } from '../blog/fresh.ts';
import { expect, freshAd, freshDay, test } from '../http-test.ts';
import { type RawRequest, rawRequest } from './request-heads.ts';
import { test as ofRawRequests, sendRaw } from './server.ts';

/*
 * The router of Next.js requests a page with `rsc: 1`, other headers and `_rsc`. None of their values, valid or not,
 * may be in the stored page that others get.
 */

const secret = 'zq9x7';
const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** Headers of requests that do not count as requests of the router. */
const others: string[][] = [
  ['rsc: 0'],
  ['rsc: 1, 1'],
  ['rsc:'],
  ['rsc: 2'],
  ['rsc: 01'],
  ['rsc: "1"'],
  ['rsc: true'],
  [`rsc: ${secret}`],
  [`rsc: ${'1'.repeat(4_000)}`],
  ['rsc: 1', 'rsc: 1'],
  ['rsc: 1', 'RSC: 0'],
  ['rsc: 0', 'rsc: 1'],
].map((lines) => [...lines, `next-url: /${secret}`, `next-router-state-tree: ${tree([secret])}`]);

const ofRouter: string[][] = [
  [],
  [`next-url: /${secret}`],
  [`next-url: /${secret}`, 'next-url: /'],
  [`next-url: /${secret.repeat(800)}`],
  [`next-router-prefetch: ${secret}`],
  ['next-router-prefetch: 1', `next-router-segment-prefetch: /${secret}`],
  ['next-router-prefetch: 2', `next-router-segment-prefetch: /${secret}`],
  ['next-router-prefetch: 1', 'next-router-segment-prefetch: /_tree', `next-url: /${secret}`],
  ['next-router-prefetch: 1', 'next-router-prefetch: 1'],
  [`next-router-state-tree: ${secret}`],
  [`next-router-state-tree: %${secret}`],
  [`next-router-state-tree: ${tree([secret])}`],
  [`next-router-state-tree: ${tree(['', { children: [secret, {}] }, secret, 'refetch', true])}`],
  [`next-router-state-tree: ${tree([null, [], 1])}`],
  [`next-router-state-tree: ${tree(Array(1_000).fill(secret))}`],
  [`next-router-state-tree: ${encodeURIComponent(`${'['.repeat(1_500)}${']'.repeat(1_500)}`)}`],
  [`next-router-state-tree: ${tree([secret])}`, `next-router-state-tree: ${tree([])}`],
  [`next-hmr-refresh: ${secret}`, `next-html-request-id: ${secret}`],
].map((lines) => ['rsc: 1', ...lines]);

const wholePage = expect.stringMatching(/^<!DOCTYPE html>.*<\/html>$/s);

/** The kinds of page that the tests request, each time a new page: an ad, a post, a search of each list. */
const pages = ['an ad', 'a post', 'a list of ads', 'a list of posts'] as const;

for (const [index, lines] of [...others, ...ofRouter].entries()) {
  const page = pages[index % pages.length] ?? pages[0];
  const isOfRouter = index >= others.length;
  test(`« ${lines.join(', ').slice(0, 60)} » leaves nothing in the page of ${page} (${index})`, async ({
    baseURL,
    api,
  }) => {
    const url = baseURL ?? '';
    const ad = freshAd();
    const slug = freshSlug();
    await api.respond(`/api/v1/ads/${ad}`, { id: ad, title: 'Cardiologie à Beaune' });
    await api.respond(`/api/v1/blogs/posts/${slug}`, postOnTheWire(slug));
    const path = {
      'an ad': `/annonces/${ad}`,
      'a post': `/blog/${slug}`,
      'a list of ads': `/annonces?startDate=${freshDay()}`,
      'a list of posts': `/blog?q=${freshWords()}`,
    }[page];
    const get = (target: string, headers: string[]) =>
      sendRaw(
        url,
        `${[`GET ${target} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
      );
    const first = await get(`${path}${path.includes('?') ? '&' : '?'}_rsc=${secret}`, lines);
    const location = first.headers.location;
    if (!isOfRouter) expect([first.status, first.body]).toEqual([200, wholePage]);
    else if (location === undefined) expect(first.status).toBe(400);
    else expect([200, 404]).toContain((await get(location, lines)).status);

    const next = await get(path, []);
    expect([next.status, next.body]).toEqual([200, wholePage]);
    const router = await get(`${path}${path.includes('?') ? '&' : '?'}_rsc`, ['rsc: 1']);
    expect([router.status, router.headers['content-type']]).toEqual([200, 'text/x-component']);
    for (const text of [first.body, next.body, router.body]) {
      expect(text).not.toMatch(/zq9x7|_rsc/);
    }
  });
}

/*
 * Thousands of generated requests, such as an attacker might send: the server never responds with a 5xx, shows no part
 * of one request in the response to another, and spends about as much processor time on each as on a plain request. For
 * a long run: `GENERATED_REQUESTS=100000 npm run test:e2e -- e2e/raw-requests`. The message of a failure contains the
 * seed.
 */

const many = Number(process.env.GENERATED_REQUESTS ?? 1_500);
/** How many times the processor time of the most expensive plain request a request may take. */
const maxRatio = 4;

const marker = (count: number) => `zq${count}x`;
let count = 0;

/** The text of the request, with a unique marker wherever possible. */
function wire({ method, target, headers, body }: RawRequest, own: string): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const marked = target.includes('?') ? `${target}&jeton=${own}` : `${target}?jeton=${own}`;
  const lines = [
    `${method} ${marked} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    `X-Marker: ${own}`,
    `Cookie: marker=${own}`,
    ...length,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Requests with a unique marker in the path as well: `/annonces/zq1x`. */
const named = fc
  .tuple(rawRequest, fc.constantFrom('', '/annonces/', '/blog/', '/annonces/specialite/', '/'))
  .map(([request, folder]) => ({ request, folder }));

ofRawRequests(
  `${many} generated requests cause no 5xx, leak nothing and cost little`,
  async ({ server: { url, cpuTime } }) => {
    ofRawRequests.setTimeout(60_000 + many * 60);

    async function costOf(text: string) {
      const before = await cpuTime();
      const response = await sendRaw(url, text, { end: true });
      return { response, cost: (await cpuTime()) - before };
    }

    async function plainCost(path: string): Promise<number> {
      const costs: number[] = [];
      for (let time = 0; time < 9; time += 1) {
        count += 1;
        const target = path.replace('#', marker(count));
        const text = `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
        costs.push((await costOf(text)).cost);
      }
      return costs.sort((one, other) => one - other)[4] ?? 0;
    }
    // Pages that are rendered for each request, and a stored page.
    const plain = Math.max(
      await plainCost('/blog?q=#'),
      await plainCost('/reset-password/MQ/#'),
      await plainCost('/cgu'),
    );
    expect(plain).toBeGreaterThan(0);

    await fc.assert(
      fc.asyncProperty(named, async ({ request, folder }) => {
        count += 1;
        const own = marker(count);
        const target = folder === '' ? request.target : `${folder}${own}`;
        const text = wire({ ...request, target }, own);
        const { response, cost } = await costOf(text);
        // Not `expect`: Playwright records each call, which would take most of the time.
        if (response.status !== null && response.status >= 500)
          throw new Error(`${response.status}: ${text}`);
        const shown = `${JSON.stringify(response.headers)}${response.body}`;
        const others = [...shown.matchAll(/zq\d+x/g)].filter(([found]) => found !== own);
        if (others.length > 0) throw new Error(`It shows ${others}: ${text}`);
        if (cost <= maxRatio * plain) return;
        // Other work may have run at the same time: an expensive request is expensive again.
        const again = [await costOf(text), await costOf(text), await costOf(text)];
        const least = Math.min(...again.map((one) => one.cost));
        if (least > maxRatio * plain)
          throw new Error(`${least / plain} times a plain one: ${text}`);
      }),
      { numRuns: many, endOnFailure: many > 10_000 },
    );
  },
);
