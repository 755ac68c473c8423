/*
 * Measures the index of ads by itself, with sample ads all of which are open:
 *
 *   node --expose-gc --import ./scripts/site-modules.ts tools/bench/index.ts [ads = 20000]
 *
 * Prints the memory it takes, the time to fill it, and percentiles of milliseconds of kinds of searches.
 */
import { AdsIndex } from '@/lib/ads/index/ads-index';
import type { AdArea, AdQuery } from '@/lib/ads/index/search';
import { whenChoices } from '@/lib/ads/when/when-choices';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { siteEnvironment } from '../../scripts/site.ts';
import { sampleAds } from '../demo/ads/sample-ads.ts';

// The schemas read the configuration.
Object.assign(process.env, siteEnvironment('http://127.0.0.1:9', 'https://www.example.org'));
const { publishedAdSchema } = await import('@/lib/api/schemas/ad');

const ads = Number(process.argv[2] ?? 20_000);
const searches = 400;
const limit = 20;
const today = '2026-11-24';

const { communes } = gazetteer();
const sample = sampleAds(ads, today);
const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 1e6, rss: rss / 1e6 };
};

/** From the first ads, before what is measured: the code is compiled and the places are read. */
const warm = new AdsIndex();
for (let id = 1; id <= 2_000; id += 1) putInto(warm, id);
const before = megabytes();
const index = new AdsIndex();
const puts: number[] = [];
for (let id = 1; id <= ads; id += 1) puts.push(timeOf(() => putInto(index, id)));
const after = megabytes();
print('memory, MB', { heap: after.heap - before.heap, rss: after.rss - before.rss });
print('put', { ...percentilesOf(puts), total: puts.reduce((sum, ms) => sum + ms) });

const around = (at: number): AdArea | null => {
  const centre = communes[(at * 7_919) % communes.length]?.centre ?? null;
  return centre && { kind: 'around', centre, radiusKm: [10, 25, 50, 100, 200][at % 5] ?? 50 };
};
const when = whenChoices(today, null);
const words = ['médecine', 'urgences', 'm', 'de garde', 'ehpad', 'a b c', 'remplacement cabinet'];
const kinds: Record<string, (at: number) => Partial<AdQuery>> = {
  'all ads': (at) => ({ sort: (['recent', 'start', 'pay'] as const)[at % 3] }),
  around: (at) => ({ area: around(at), sort: 'distance' }),
  'around, three filters': (at) => ({
    area: around(at),
    sort: 'distance',
    specialty: 1 + (at % 49),
    week: 7 << (3 * (at % 7)),
    criteria: { retrocession: ['75'], with: ['housing'] },
  }),
  'two filters': (at) => ({ criteria: { owner: ['practice'], sector: ['1', '2'] }, offset: at }),
  words: (at) => ({ words: words[at % words.length] }),
  dates: (at) => ({ ...when[at % when.length], onlyFitting: at % 2 === 0 }),
};
for (const [kind, queryAt] of Object.entries(kinds)) {
  const found: number[] = [];
  const counted: number[] = [];
  for (let at = 0; at < searches; at += 1) {
    const query: AdQuery = { today, limit, ...queryAt(at) };
    found.push(timeOf(() => index.search(query)));
    counted.push(timeOf(() => index.facets(query, when)) + (found.at(-1) ?? 0));
  }
  print(kind, percentilesOf(found));
  print(`${kind}, and counts`, percentilesOf(counted));
}
const broader = Object.values(kinds).flatMap((queryAt) => [queryAt(1), queryAt(2)]);
const times = Array.from({ length: 50 }, () =>
  timeOf(() =>
    broader.map((each) => index.search({ today, words: 'a', ...each, limit: 0, sort: 'recent' })),
  ),
);
print('ten broader searches', percentilesOf(times));

function putInto(into: AdsIndex, id: number): void {
  into.put([publishedAdSchema.parse(JSON.parse(sample.document(id)))]);
}

function timeOf(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function percentilesOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

function print(what: string, figures: Record<string, number>): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  console.log(`${what.padEnd(36)} ${text.join('  ')}`);
}
