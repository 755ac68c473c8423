import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, stop } from '../scripts/process.ts';
import { findRedis } from '../scripts/redis.ts';
import { untilIndexed } from './ads-index.ts';
import { pin } from './cores.ts';
import { atMost, type Part } from './finding.ts';
import { publicUrl, type Server, startApi, startBuilt, withCleanup } from './server.ts';

const ads = 2_000;
/** How long visitors come after the start. */
const minutes = 3;
/** Between two pages that are requested. */
const everyMs = 250;

/** A request of a visitor: in which minute, and whether the page was rendered for it. */
type Visit = { minute: number; isMiss: boolean };

/**
 * How many of the first visitors after a deployment wait for a page to be rendered: without `WARM_UP`, with it, and with
 * it where Redis has what visitors read before.
 */
export async function measureWarmUp(folder: string): Promise<Part | null> {
  const redisPath = findRedis();
  if (redisPath === undefined) {
    console.log('No redis-server: the warm-up is not measured.');
    return null;
  }
  return withCleanup(async (deferStop) => {
    const api = deferStop(await startApi(join(folder, 'warm-up.sqlite'), ads));
    const redis = deferStop(await startRedis(redisPath));
    const measure = async (changes: Record<string, string>, seed = 7) => {
      const site = await startBuilt(api.url, undefined, changes);
      try {
        // Only then a load balancer sends visitors.
        await untilReady(site);
        return await visit(site.url, seed);
      } finally {
        await site.stop();
      }
    };
    const without = await measure({});
    const warmed = await measure({ WARM_UP: '500' });
    const shared = { WARM_UP: '500', REDIS_URL: redis.url };
    // Other visitors, who read other pages but the popular ones.
    await measure(shared, 11);
    // With another configuration it shares no pages and no data, like another build.
    const known = await measure({ ...shared, GOOGLE_MAPS_API_KEY: 'other' });
    const row = (name: string, visited: Visit[]) => [
      name,
      ...Array.from({ length: minutes }, (_, minute) =>
        percent(shareOf(visited.filter((one) => one.minute === minute))),
      ),
      percent(shareOf(visited)),
    ];
    return {
      title: 'Warm-up',
      note,
      columns: ['', ...Array.from({ length: minutes }, (_, at) => `minute ${at + 1}`), 'all'],
      rows: [
        row('without', without),
        row('WARM_UP=500', warmed),
        row('WARM_UP=500, with Redis', known),
      ],
      findings: [
        atMost(
          'visitors for whom a page is rendered after a start with WARM_UP=500, to those without',
          shareOf(warmed) / shareOf(without),
          1,
        ),
        atMost(
          'the same with Redis, after as many visitors of the build before',
          shareOf(known) / shareOf(without),
          0.75,
        ),
      ],
    };
  });
}

const note =
  `The share of pages that are rendered for their visitor, in the first ${minutes} minutes after a start without stored ` +
  `pages: a visitor every ${everyMs} ms, with ${ads} ads. Pages are those of the sitemap; the one at place n is ` +
  'requested as often as 1/n (Zipf).';

async function startRedis(path: string): Promise<Server> {
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = pin('visitors', spawn(path, options, { cwd: tmpdir(), stdio: 'ignore' }));
  return { url: `redis://127.0.0.1:${port}`, process: child, stop: () => stop(child) };
}

async function untilReady(site: Server): Promise<void> {
  await untilIndexed(site);
  while ((await fetch(`${site.url}/readyz`)).status !== 200) await setTimeout(250);
}

/** @param seed which of the visits are made; the popular pages are the same. */
async function visit(siteUrl: string, seed: number): Promise<Visit[]> {
  const paths = await pathsOf(siteUrl);
  const random = seeded(seed);
  const visited: Promise<Visit>[] = [];
  const begin = performance.now();
  for (let at = 0; at < (minutes * 60_000) / everyMs; at += 1) {
    await setTimeout(Math.max(0, begin + at * everyMs - performance.now()));
    const path = paths[Math.floor(paths.length ** random()) - 1] ?? '/';
    const minute = Math.floor((at * everyMs) / 60_000);
    visited.push(isMiss(siteUrl + path).then((isMiss) => ({ minute, isMiss })));
  }
  return Promise.all(visited);
}

async function isMiss(url: string): Promise<boolean> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: status ${response.status}.`);
  return response.headers.get('x-nextjs-cache') === 'MISS';
}

/** The paths of the sitemap, in an order that is the same in each run and mixes all kinds of page. */
async function pathsOf(siteUrl: string): Promise<string[]> {
  const read = async (url: string) => {
    const text = await (await fetch(siteUrl + new URL(url).pathname)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, found]) => found ?? []);
  };
  const files = await read(`${publicUrl}/sitemap.xml`);
  const urls = (await Promise.all(files.map(read))).flat();
  const random = seeded(1);
  return urls
    .map((url) => ({ path: new URL(url).pathname, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ path }) => path);
}

/** Numbers from 0 to 1 that are the same in each run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shareOf(visited: Visit[]): number {
  return visited.filter(({ isMiss }) => isMiss).length / visited.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
