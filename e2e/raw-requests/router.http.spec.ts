import { freshSlug, freshWords, postOnTheWire } from '../blog/fresh.ts';
import { expect, freshAd, freshDay, test } from '../http-test.ts';
import { sendRaw } from './send-raw.ts';

/*
 * The router of Next.js requests a page with `rsc: 1`, other headers and `_rsc`. Nothing of them, valid or not, is in
 * the page that is stored and that others get.
 */

const secret = 'zq9x7';
const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** Which are not requests of the router. */
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

/** Pages that nobody has requested: an ad, a post, a search of each list. */
const pages = ['an ad', 'a post', 'a list of ads', 'a list of posts'] as const;

for (const [index, lines] of [...others, ...ofRouter].entries()) {
  const page = pages[index % pages.length] ?? pages[0];
  const isOfRouter = index >= others.length;
  test(`${lines.join(', ').slice(0, 60)} of ${page} (${index})`, async ({ baseURL, api }) => {
    const url = baseURL ?? '';
    const ad = freshAd();
    const slug = freshSlug();
    await api.give(`/api/v1/ads/${ad}`, { id: ad, title: 'Cardiologie à Beaune' });
    await api.give(`/api/v1/blogs/posts/${slug}`, postOnTheWire(slug));
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
