import { join } from 'node:path';
import { root } from '../scripts/process.ts';
import { indexOf, untilIndexed } from './ads-index.ts';
import { atMost, median, type Part, ratio } from './finding.ts';
import { ensureLoad, load } from './load.ts';
import { type Server, startApi, startBuilt, warmCache, withCleanup } from './server.ts';
import { residentMegabytes } from './soak/memory.ts';

const ads = 100_000;
/** Milliseconds before each response of the API. */
const delay = 20;
const searches = 400;
/** Of a run of wrk. */
const seconds = 2;
/** Runs on an idle server, of which the median is taken. */
const rounds = 5;

/** The search by place, and what its index costs (issue « Ads near a place »). */
export async function measureSearch(folder: string): Promise<Part> {
  await ensureLoad();
  return withCleanup(async (deferStop) => {
    console.log(`  Making ${ads} ads…`);
    const api = deferStop(await startApi(join(folder, 'search.sqlite'), ads, delay));
    const without = await memoryWithoutIndex(api.url);

    console.log('  A walk without visitors, then searches…');
    const begin = performance.now();
    const site = deferStop(await startBuilt(api.url));
    const index = await untilIndexed(site);
    const whole = (performance.now() - begin) / 1_000;
    // A warm-up: a server that has just started still compiles its code.
    await timesToSearch(site.url, 1);
    const times = await timesToSearch(site.url, 0);
    const overhead = median(await timesWithoutSearch(site.url));
    const idle = await p99s(site, (done) => done < rounds);
    const memory = memoryOf(site) - without;
    await site.stop();

    console.log('  A walk with visitors…');
    const walking = deferStop(await startBuilt(api.url));
    const busy = await p99s(walking, async () => (await indexOf(walking)).state === 'preparing');

    const p95 = percentile(times, 0.95);
    const ofIndex = Math.max(0, p95 - overhead);
    const slowdown = median(busy) / median(idle);
    return {
      title: 'Search by place',
      note,
      columns: ['what', 'measured'],
      rows: [
        ['ads', `${index.ads}`],
        ['the index is whole after, s', ratio(whole)],
        ['its own bytes, MB', ratio(index.bytes / 1e6)],
        ['the process with it, to one without, MB', ratio(memory)],
        ['a search, median, ms', ratio(median(times))],
        ['a search, 95th percentile, ms', ratio(p95)],
        ['a search, slowest, ms', ratio(Math.max(...times))],
        ['a call that searches nothing, median, ms', ratio(overhead)],
        ['a cached page, 99th percentile, idle, ms', ratio(median(idle))],
        ['the same during a walk, ms', ratio(median(busy))],
        ['the same during a walk, worst run, ms', ratio(Math.max(...busy))],
      ],
      findings: [
        atMost('100 000 ads: the index is whole, seconds after the start', whole, 180),
        atMost('100 000 ads: memory of the index, MB', index.bytes / 1e6, 150),
        atMost('100 000 ads: a search by place, 95th percentile in ms', ofIndex, 10),
        atMost('a cached page during a walk, 99th percentile, to an idle server', slowdown, 2),
      ],
    };
  });
}

const note =
  `${ads.toLocaleString('en').replace(',', ' ')} ads in a demo API that responds after ${delay} ms. ` +
  `${searches} different searches around towns, in departments and regions, each measured once, one after ` +
  'the other, over HTTP; from the 95th percentile the median of a call that searches nothing is subtracted. Cached pages as under « Speed »: the median of runs of wrk.';

async function memoryWithoutIndex(apiUrl: string): Promise<number> {
  const site = await startBuilt(apiUrl, root, { ADS_INDEX: 'off' });
  await p99s(site, (done) => done < rounds);
  const megabytes = memoryOf(site);
  await site.stop();
  return megabytes;
}

function memoryOf({ process }: Server): number {
  if (process.pid === undefined) throw new Error('The site does not run.');
  return residentMegabytes(process.pid);
}

/** Milliseconds of searches that no cache knows; those of another round are different ones. */
async function timesToSearch(siteUrl: string, round: number): Promise<number[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap-places.xml`)).text();
  const slugs = [...sitemap.matchAll(/\/annonces\/lieu\/([a-z0-9-]+)</g)].map(([, slug]) => slug);
  const radii = [10, 25, 50, 100, 200];
  const times: number[] = [];
  for (let at = 0; at < searches; at += 1) {
    const query = new URLSearchParams({
      specialty: `${1 + (at % 49)}`,
      place: `${slugs[(at * 7 + round) % slugs.length]}`,
      radius: `${radii[at % radii.length]}`,
    });
    if (at % 3 === 0) query.delete('specialty');
    times.push(await timeOf(`${siteUrl}/api/places/ads?${query}`));
  }
  return times;
}

/** Milliseconds of calls that find the town of a position, which is no search for ads. */
async function timesWithoutSearch(siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < searches; at += 1) {
    const near = `${(43 + at / 100).toFixed(2)},${(1 + at / 150).toFixed(2)}`;
    times.push(await timeOf(`${siteUrl}/api/places?near=${near}`));
  }
  return times;
}

async function timeOf(url: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: status ${response.status}.`);
  return performance.now() - begin;
}

/** The 99th percentiles of a cached page, in milliseconds, in runs as long as a condition holds. */
async function p99s(
  site: Server,
  goesOn: (done: number) => boolean | Promise<boolean>,
): Promise<number[]> {
  await warmCache(`${site.url}/annonces`);
  const found: number[] = [];
  while (await goesOn(found.length)) {
    found.push((await load(`${site.url}/annonces`, seconds)).p99);
  }
  return found;
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
