import pLimit from 'p-limit';
import { startEmptyPage } from './empty-page.ts';
import { atMost, type Finding, median, rounded } from './results.ts';
import { startApi, startBuilt } from './server.ts';

const ads = 4_000;
/** Pages of each kind in a round. */
const pages = 150;
/** Requests at a time. */
const visitors = 8;
/** Rounds after a first one that is not measured: a server that has just started still compiles its code. */
const rounds = 3;

/**
 * Pages that no cache has, which search engines and the first visitors after a deployment meet, and the
 * empty page of the same Next.js, rendered for its first request too. Calls to the demo API are included,
 * which shares the core of the visitors.
 */
export async function measureMisses(): Promise<Finding[]> {
  await using api = await startApi(ads);
  await using empty = await startEmptyPage();
  await using site = await startBuilt(api.url);

  const measureRound = async (round: number) => ({
    list: await request(site.url, (at) => listPath(round * pages + at)),
    ad: await request(site.url, (at) => `/annonces/${1 + round * pages + at}`),
    empty: await request(empty.url, (at) => `/${round}-${at}`),
  });
  await measureRound(0);
  const measured: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 1; round <= rounds; round += 1) measured.push(await measureRound(round));
  console.log('Milliseconds for each page:');
  console.table(measured);

  const toEmpty = (kind: 'list' | 'ad') =>
    rounded(median(measured.map((times) => times[kind] / times.empty)));
  return [
    atMost('a list that no cache has, to an empty page that none has', toEmpty('list'), 7),
    atMost('an ad that no cache has, to an empty page that none has', toEmpty('ad'), 7),
  ];
}

/** A full page of a list that differs from all others. */
function listPath(at: number): string {
  const page = 1 + (at % 50);
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 50)));
  return `/annonces?page=${page}&startDate=${day.toISOString().slice(0, 10)}`;
}

/** Requests pages, several at a time. Returns the milliseconds of each. @throws for a status other than 200. */
async function request(siteUrl: string, pathOf: (at: number) => string): Promise<number> {
  const urls = Array.from({ length: pages }, (_, at) => siteUrl + pathOf(at));
  const begin = performance.now();
  await pLimit(visitors).map(urls, async (url) => {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}: status ${response.status}.`);
  });
  return (performance.now() - begin) / pages;
}
