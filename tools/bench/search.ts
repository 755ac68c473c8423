import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { atMost, type Finding, median } from './results.ts';
import { type Server, startApi, startBuilt, warmCache } from './server.ts';
import { residentMegabytes } from './soak/memory.ts';
import { ensureLoad, load } from './speed.ts';

const ads = 100_000;
/** Milliseconds before each response of the API. */
const apiDelay = 20;
const searches = 400;
/** Seconds of a run of wrk: in each the heap is collected. */
const seconds = 10;
/** What searches have beside a place. */
const choices = [
  'q=médecine',
  'q=urgences&owner=facility',
  'retrocession=75&with=housing&days=wed',
];
/** Runs on a server without an index; their median counts. */
const rounds = 3;

/** Measures the search by place, and the costs of its index. */
export async function measureSearch(): Promise<Finding[]> {
  await ensureLoad();
  console.log(`  Making ${ads} ads…`);
  await using api = await startApi(ads, apiDelay);
  console.log('  A site without an index…');
  const without = await measureWithoutIndex(api.url);
  console.log('  A walk without visitors, then searches…');
  const { seconds: whole, memory, megabytes, p95, p95OfAny } = await measureIndex(api.url);
  console.log('  A walk with visitors…');
  const slowdown = (await p99DuringWalk(api.url)) / without.p99;
  const grown = memory - without.memory;
  return [
    atMost('100 000 ads: the index is whole, seconds after the start', whole, 180),
    atMost('100 000 ads: memory with the index, to without, MB', grown, 250),
    atMost('100 000 ads: the index, MB', megabytes, 150),
    atMost('100 000 ads: a search by place, 95th percentile in ms', p95, 10),
    atMost(
      '100 000 ads: any search with facets, words included, 95th percentile in ms',
      p95OfAny,
      25,
    ),
    atMost('a cached page during a walk, 99th percentile, to an idle server', slowdown, 2),
  ];
}

async function measureWithoutIndex(apiUrl: string) {
  await using site = await startBuilt(apiUrl, { ADS_INDEX: 'off' });
  const p99 = await p99OfCached(site, (done) => done < rounds);
  return { memory: memoryOf(site), p99 };
}

async function measureIndex(apiUrl: string) {
  const begin = performance.now();
  await using site = await startBuilt(apiUrl);
  while ((await indexOf(site)).state !== 'ready') await delay(250);
  const whole = (performance.now() - begin) / 1_000;
  // A warm-up: a server that has just started still compiles its code.
  await timesToSearch(site.url, 1);
  const p95 = p95Of(await timesToSearch(site.url, 0));
  const p95OfAny = p95Of(await timesToSearch(site.url, 2, choices));
  await p99OfCached(site, (done) => done < rounds);
  const megabytes = (await indexOf(site)).bytes / 1e6;
  return { seconds: whole, memory: memoryOf(site), megabytes, p95, p95OfAny };
}

function p95Of(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? Number.NaN;
}

async function p99DuringWalk(apiUrl: string): Promise<number> {
  await using site = await startBuilt(apiUrl);
  return await p99OfCached(site, async () => (await indexOf(site)).state === 'preparing');
}

function memoryOf({ process }: Server): number {
  return residentMegabytes(process.pid);
}

const indexSchema = z.object({ state: z.enum(['preparing', 'ready']), bytes: z.number() });
const readySchema = z.object({ adsIndex: indexSchema });

/** @throws when there is no index. */
async function indexOf(site: Server): Promise<z.output<typeof indexSchema>> {
  const response = await fetch(`${site.url}/readyz`);
  return readySchema.parse(await response.json()).adsIndex;
}

/** Milliseconds of searches whose responses are not stored. Each round has other searches. */
async function timesToSearch(siteUrl: string, round: number, others = ['']): Promise<number[]> {
  const calls = others.length > 1 ? ['places/ads', 'ads/facets'] : ['places/ads'];
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
    times.push(await timeOf(calls.map((call) => `${siteUrl}/api/${call}?${query}`)));
  }
  return times;
}

async function timeOf(urls: string[]): Promise<number> {
  const begin = performance.now();
  for (const url of urls) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}: status ${response.status}.`);
  }
  return performance.now() - begin;
}

/** The 99th percentile of a cached page in milliseconds: the median of runs as long as a condition holds. */
async function p99OfCached(
  site: Server,
  goesOn: (done: number) => boolean | Promise<boolean>,
): Promise<number> {
  await warmCache(`${site.url}/annonces`);
  const found: number[] = [];
  while (await goesOn(found.length)) {
    found.push((await load(`${site.url}/annonces`, seconds)).p99);
  }
  return median(found);
}
