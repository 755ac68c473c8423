import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { atMost, type Finding, median } from './results.ts';
import { residentMegabytes, type Server, startApi, startBuilt, warmCache } from './server.ts';
import { ensureLoad, load } from './speed.ts';

const ads = 20_000;
/** Milliseconds before each response of the API. */
const apiDelay = 20;
const searches = 400;
/** Seconds of a run of wrk: in each the heap is collected. */
const seconds = 10;
/** Milliseconds between runs during a walk: they sample the whole of it. */
const betweenRuns = 10_000;
/** The queries of searches, beside a place. */
const choices = [
  'q=médecine',
  'q=urgences&owner=facility',
  'retrocession=75&with=housing&days=wed',
];
/** Runs that warm up a server before its memory is measured. */
const warmUps = 3;

/** Measures the search by place, and the costs of its index. */
export async function measureSearch(): Promise<Finding[]> {
  await ensureLoad();
  console.log(`  Making ${ads} ads…`);
  await using api = await startApi(ads, apiDelay);
  console.log('  A site without an index…');
  const memoryWithout = await memoryWithoutIndex(api.url);
  console.log('  A walk without visitors, then searches…');
  const { seconds: whole, memory, p95, p95OfAny } = await measureIndex(api.url);
  console.log('  A walk with visitors…');
  const slowdown = await slowdownOfWalk(api.url);
  const grown = memory - memoryWithout;
  return [
    atMost('20 000 ads: the index is whole, seconds after the start', whole, 40),
    atMost('20 000 ads: memory with the index, to without, MB', grown, 100),
    atMost('20 000 ads: a search by place, 95th percentile in ms', p95, 10),
    atMost(
      '20 000 ads: any search with facets, words included, 95th percentile in ms',
      p95OfAny,
      15,
    ),
    atMost('a cached page during a walk, 99th percentile, to an idle server', slowdown, 2),
  ];
}

async function memoryWithoutIndex(apiUrl: string): Promise<number> {
  await using site = await startBuilt(apiUrl, { ADS_INDEX: 'off' });
  await warmUp(site);
  return memoryOf(site);
}

async function measureIndex(apiUrl: string) {
  const begin = performance.now();
  await using site = await startBuilt(apiUrl, { METRICS_TOKEN: operatorToken });
  while ((await indexOf(site)).state !== 'ready') await delay(250);
  const whole = (performance.now() - begin) / 1_000;
  // A warm-up: a server that has just started still compiles its code.
  await timesToSearch(site.url, 1);
  await timesToSearch(site.url, 3, choices);
  const p95 = p95Of(await timesToSearch(site.url, 0));
  const p95OfAny = p95Of(await timesToSearch(site.url, 2, choices));
  await warmUp(site);
  return { seconds: whole, memory: memoryOf(site), p95, p95OfAny };
}

function p95Of(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? Number.NaN;
}

/**
 * The 99th percentile of a cached page during a walk, to that of an idle server: the median of runs in turn, because
 * the speed of a machine changes within minutes. The walking server is stopped while the idle one is measured.
 */
async function slowdownOfWalk(apiUrl: string): Promise<number> {
  await using idle = await startBuilt(apiUrl, { ADS_INDEX: 'off' });
  await using walking = await startBuilt(apiUrl, { METRICS_TOKEN: operatorToken });
  const p99Of = async ({ url }: Server) => (await load(`${url}/annonces`, seconds)).p99;
  for (const { url } of [idle, walking]) await warmCache(`${url}/annonces`);
  const ratios: number[] = [];
  while ((await indexOf(walking)).state === 'preparing') {
    const during = await p99Of(walking);
    walking.process.kill('SIGSTOP');
    // A stopped process would not end: it goes on also when a run fails.
    const alone = await p99Of(idle).finally(() => walking.process.kill('SIGCONT'));
    ratios.push(during / alone);
    await delay(betweenRuns);
  }
  return median(ratios);
}

async function warmUp({ url }: Server): Promise<void> {
  await warmCache(`${url}/annonces`);
  for (let run = 0; run < warmUps; run += 1) await load(`${url}/annonces`, seconds);
}

function memoryOf({ process }: Server): number {
  return residentMegabytes(process.pid);
}

/** With it /readyz says how the index is. */
const operatorToken = 'operator-of-the-bench';
const indexSchema = z.object({ state: z.enum(['preparing', 'ready']) });
const readySchema = z.object({ adsIndex: indexSchema });

/** @throws when there is no index. */
async function indexOf(site: Server): Promise<z.output<typeof indexSchema>> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const response = await fetch(`${site.url}/readyz`, { headers });
  return readySchema.parse(await response.json()).adsIndex;
}

/** Milliseconds of searches whose responses are not stored. Each round has other searches. */
async function timesToSearch(siteUrl: string, round: number, others = ['']): Promise<number[]> {
  // A feed is a search without a page around it.
  const feed = '/annonces/feed.json';
  const calls = others.length > 1 ? [feed, '/api/ads/facets'] : [feed];
  const sitemap = await (await fetch(`${siteUrl}/sitemap-places.xml`)).text();
  const slugs = [...sitemap.matchAll(/\/annonces\/lieu\/([a-z0-9-]+)</g)].map(([, slug]) => slug);
  const radii = [10, 25, 50, 100, 200];
  const times: number[] = [];
  for (let at = 0; at < searches; at += 1) {
    const query = new URLSearchParams(others[at % others.length]);
    query.set('specialty', `${1 + (at % 49)}`);
    query.set('place', `${slugs[(at * 7 + round) % slugs.length]}`);
    query.set('radius', `${radii[at % radii.length]}`);
    if (at % 3 === 0) query.delete('specialty');
    times.push(await timeOf(calls.map((call) => `${siteUrl}${call}?${query}`)));
  }
  return times;
}

/** Milliseconds until all have responded: a browser requests the ads of a search and its counts together. */
async function timeOf(urls: string[]): Promise<number> {
  const begin = performance.now();
  await Promise.all(urls.map(read));
  return performance.now() - begin;
}

async function read(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: status ${response.status}.`);
}
