import { startEmptyPage } from './empty-page.ts';
import { atLeast, type Finding, median, rounded } from './finding.ts';
import { ensureLoad, load, type Speed } from './load.ts';
import { emptyPage, urlsOf } from './page-kinds.ts';
import { startApi, startBuilt, warmCache } from './server.ts';

const rounds = 3;
/** Of a run of wrk. */
const seconds = 2;

/** Responses a second of each kind of page, cached, and of an empty page of the same Next.js. */
export async function measureSpeed(): Promise<Finding[]> {
  await ensureLoad();
  await using api = await startApi();
  await using empty = await startEmptyPage();
  await using site = await startBuilt(api.url);
  const urls = urlsOf(site.url, empty.url);
  for (const url of Object.values(urls)) {
    await warmCache(url);
    // A server that has just started still compiles its code.
    await load(url, seconds);
  }

  // In turn, so that other load on the machine affects all pages alike.
  const measured: Record<string, Speed>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const speeds: Record<string, Speed> = {};
    for (const [name, url] of Object.entries(urls)) speeds[name] = await load(url, seconds);
    measured.push(speeds);
  }
  const of = (name: string, figure: keyof Speed) =>
    measured.map((speeds) => speeds[name]?.[figure] ?? Number.NaN);
  const empties = of(emptyPage, 'rate');
  const toEmpty = (name: string) =>
    median(of(name, 'rate').map((rate, round) => rate / (empties[round] ?? Number.NaN)));
  const row = (name: string) => ({
    'to an empty page': rounded(toEmpty(name)),
    'responses/s': rounded(median(of(name, 'rate'))),
    'p99 ms': rounded(median(of(name, 'p99'))),
  });
  console.table(Object.fromEntries(Object.keys(urls).map((name) => [name, row(name)])));
  return [atLeast('a cached list page, to an empty page of Next.js', toEmpty('annonces'), 0.25)];
}
