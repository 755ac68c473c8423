import { join } from 'node:path';
import pLimit from 'p-limit';
import { pin } from './cores.ts';
import { startEmptyPage } from './empty-page.ts';
import { atMost, median, type Part, ratio } from './finding.ts';
import { startApi, startBuilt, withCleanup } from './server.ts';

const ads = 4_000;
/** Of each kind in a round. */
const pages = 150;
/** Requests at a time. */
const visitors = 8;
/** After a first one that is not measured: a server that has just started still compiles its code. */
const rounds = 3;

type Kind = 'list' | 'ad' | 'empty page';
type Figures = { rate: number; p95: number };
type Round = Record<Kind, Figures>;

/** Pages that no cache has: what search engines and the first visitors after a deployment meet. */
export async function measureMisses(folder: string): Promise<Part> {
  return withCleanup(async (deferStop) => {
    console.log(`  Making ${ads} ads, building the empty page…`);
    const api = deferStop(await startApi(join(folder, 'misses.sqlite'), ads));
    const empty = deferStop(await startEmptyPage());
    pin('server', empty.process);
    const site = deferStop(await startBuilt(api.url));

    const measureRound = async (round: number): Promise<Round> => ({
      list: await request(site.url, (at) => listPath(round * pages + at)),
      ad: await request(site.url, (at) => `/annonces/${1 + round * pages + at}`),
      'empty page': await request(empty.url, (at) => `/${round}-${at}`),
    });
    await measureRound(0);
    const measured: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) measured.push(await measureRound(round));

    const of = (figure: (round: Round) => number) => median(measured.map(figure));
    const toEmpty = (kind: Kind) => of((round) => round['empty page'].rate / round[kind].rate);
    const row = (kind: Kind) => [
      kind,
      of((round) => round[kind].rate).toFixed(0),
      of((round) => round[kind].p95).toFixed(0),
      ratio(toEmpty(kind)),
    ];
    return {
      title: 'Misses',
      note,
      columns: ['page', 'pages/s', '95th percentile, ms', 'times an empty page'],
      rows: [row('list'), row('ad'), row('empty page')],
      findings: [
        atMost('a list that no cache has, to an empty page that none has', toEmpty('list'), 7),
        atMost('an ad that no cache has, to an empty page that none has', toEmpty('ad'), 7),
      ],
    };
  });
}

const note =
  `Pages that are rendered for their first request, ${visitors} at a time, with ${ads} ads; the empty page of the same ` +
  'Next.js is stored as they are. Calls to the demo API are included, which shares the core of the visitors. ' +
  `Medians of ${rounds} rounds of ${pages} pages of each kind.`;

/** A full page of a list that differs from all others. */
function listPath(at: number): string {
  const page = 1 + (at % 50);
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 50)));
  return `/annonces?page=${page}&startDate=${day.toISOString().slice(0, 10)}`;
}

async function request(siteUrl: string, pathOf: (at: number) => string): Promise<Figures> {
  const limit = pLimit(visitors);
  const times: number[] = [];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: pages }, (_, at) =>
      limit(async () => {
        const start = performance.now();
        const response = await fetch(siteUrl + pathOf(at));
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${response.url}: status ${response.status}.`);
        times.push(performance.now() - start);
      }),
    ),
  );
  const seconds = (performance.now() - begin) / 1_000;
  times.sort((a, b) => a - b);
  return { rate: pages / seconds, p95: times[Math.floor(0.95 * pages)] ?? Number.NaN };
}
