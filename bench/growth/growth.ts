import { join } from 'node:path';
import { atMost, type Finding, median, type Part, ratio } from '../finding.ts';
import { ensureLoad, load } from '../load.ts';
import { startApi, startBuilt, warmCache, withCleanup } from '../server.ts';
import { firstPages, lastPages, type Place, placesOf } from './places.ts';

const sizes = [1_000, 100_000, 1_000_000];
const rounds = 3;
const seconds = 2;
/** The ratio up to which two costs count as the same: what one machine varies by. */
const tolerance = 1.25;

type Cost = { made: number; cached: number | null };

/** The cost of pages, rendered and cached, as the number of ads grows. */
export async function measureGrowth(folder: string): Promise<Part> {
  await ensureLoad();
  const bySize: Map<string, Cost>[] = [];
  for (const ads of sizes) {
    console.log(`  ${ads} ads…`);
    bySize.push(await measureSize(folder, ads));
  }
  const names = [...(bySize[0]?.keys() ?? [])];
  const rows = names.map((name) => row(name, bySize));
  return { title: 'Growth', note, columns, rows, findings: findingsOf(bySize.at(-1)) };
}

const note =
  'Milliseconds to make a page that is not cached (rendering, calls to the demo API included, ' +
  'medians over several pages of the kind), and responses a second once it is cached; beside them, how ' +
  'they stand to those with 1 000 ads.';

const columns = [
  'page',
  ...sizes.flatMap((ads, at) => {
    const count = ads.toLocaleString('fr-FR').replaceAll(/\s/g, ' ');
    return at === 0
      ? [`${count}: made`, 'cached']
      : [`${count}: made`, 'to 1 000', 'cached', 'to 1 000'];
  }),
];

async function measureSize(folder: string, ads: number): Promise<Map<string, Cost>> {
  return withCleanup(async (deferStop) => {
    const api = deferStop(await startApi(join(folder, `ads-${ads}.sqlite`), ads));
    const site = deferStop(await startBuilt(api.url));
    const places = placesOf(ads);
    // A warm-up: a server that has just started still compiles its code.
    for (const { warmUp } of places) for (const path of warmUp) await warmCache(site.url + path);
    const times = await timesToMake(site.url, places);
    const costs = new Map<string, Cost>(
      [...times].map(([name, made]) => [name, { made: median(made), cached: null }]),
    );
    const cached = places.filter(({ isCached }) => isCached);
    for (const [name, rate] of await ratesOf(site.url, cached)) {
      const cost = costs.get(name);
      if (cost) cost.cached = rate;
    }
    return costs;
  });
}

/** One page of each place in turn, because a server gets faster over time. */
async function timesToMake(siteUrl: string, places: Place[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const most = Math.max(...places.map(({ paths }) => paths.length));
  for (let at = 0; at < most; at += 1) {
    for (const { name, paths } of places) {
      const path = paths[at];
      if (path === undefined) continue;
      times.set(name, [...(times.get(name) ?? []), await timeToMake(siteUrl, path)]);
    }
  }
  return times;
}

async function timeToMake(siteUrl: string, path: string): Promise<number> {
  const begin = performance.now();
  const response = await fetch(siteUrl + path);
  await response.arrayBuffer();
  const time = performance.now() - begin;
  if (response.status !== 200) throw new Error(`${path}: status ${response.status}.`);
  if (response.headers.get('x-nextjs-cache') === 'HIT') {
    throw new Error(`${path} was cached before it was requested.`);
  }
  return time;
}

/** In turn, so that other load on the machine affects all places alike. */
async function ratesOf(siteUrl: string, places: Place[]): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, paths } of places) {
      const url = siteUrl + paths[0];
      await warmCache(url);
      const { rate } = await load(url, seconds);
      rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
}

function row(name: string, bySize: Map<string, Cost>[]): string[] {
  const base = bySize[0]?.get(name);
  const cells = bySize.map((costs, at) => {
    const cost = costs.get(name);
    if (cost === undefined || base === undefined) throw new Error(`Not measured: ${name}`);
    const made = cost.made.toFixed(0);
    const cached = cost.cached?.toFixed(0) ?? '';
    if (at === 0) return [made, cached];
    const cachedRatio = cost.cached && base.cached ? ratio(cost.cached / base.cached) : '';
    return [made, ratio(cost.made / base.made), cached, cachedRatio];
  });
  return [name, ...cells.flat()];
}

/** The findings of the largest size. */
function findingsOf(costs: Map<string, Cost> | undefined): Finding[] {
  const first = costs?.get(firstPages);
  const last = costs?.get(lastPages);
  if (!first?.cached || !last?.cached)
    throw new Error('The first or the last page was not measured.');
  return [
    atMost('page 50 000 of a million ads, made, to page 1', last.made / first.made, tolerance),
    atMost(
      'page 50 000 of a million ads, cached, to page 1',
      first.cached / last.cached,
      tolerance,
    ),
  ];
}
