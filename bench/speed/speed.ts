import { freePort, startNode } from '../../scripts/process.ts';
import { pin } from '../cores.ts';
import { startEmptyPage } from '../empty-page.ts';
import { atLeast, type Finding, type Part, ratio } from '../finding.ts';
import { ensureLoad } from '../load.ts';
import { kinds, list, type PageKind, pageKinds, statusOf } from '../page-kinds.ts';
import {
  type DeferStop,
  ready,
  type Server,
  startBuilt,
  warmCache,
  withCleanup,
} from '../server.ts';
import { startRenderedList } from './rendered-list.ts';
import { type Rounds, race } from './rounds.ts';

type Field = { site: string; empty: string; bytes: string; rendered: string };

/** Responses a second of each kind of page, and of its upper and lower bounds. */
export async function measureSpeed(apiUrl: string): Promise<Part> {
  await ensureLoad();
  return withCleanup(async (deferStop) => measure(await startAll(apiUrl, deferStop)));
}

async function startAll(apiUrl: string, deferStop: DeferStop): Promise<Field> {
  console.log('  Building the list that is rendered for each request…');
  const rendered = deferStop(await startRenderedList(apiUrl));
  console.log('  Building the empty page…');
  const empty = deferStop(await startEmptyPage());
  pin('server', empty.process);
  const site = deferStop(await startBuilt(apiUrl));
  for (const kind of kinds) await warmCache(site.url + pageKinds[kind]);
  const bytes = deferStop(await startSameBytes(site.url));
  return { site: site.url, empty: empty.url, bytes: bytes.url, rendered: rendered.url };
}

async function startSameBytes(siteUrl: string): Promise<Server> {
  const port = await freePort();
  const server = startNode(['bench/speed/same-bytes.ts', `${port}`, siteUrl]);
  return ready(pin('server', server), port, '/');
}

async function measure(field: Field): Promise<Part> {
  const rows: string[][] = [];
  const findings: Finding[] = [];
  for (const kind of kinds) {
    const rounds = await race(runners(kind, field));
    const cells = row(kind, rounds);
    rows.push(cells);
    console.log(`  ${cells.join(' | ')}`);
    if (kind === list) findings.push(...findingsOf(rounds));
  }
  return { title: 'Speed', note, columns, rows, findings };
}

function runners(kind: PageKind, field: Field) {
  const path = pageKinds[kind];
  const status = statusOf(kind);
  const same = [
    { name: 'site', url: field.site + path, status },
    { name: 'empty', url: field.empty },
    { name: 'bytes', url: field.bytes + path, status },
  ];
  return kind === list ? [...same, { name: 'rendered', url: field.rendered + path }] : same;
}

const columns = [
  'page',
  'to an empty page',
  'to the same bytes',
  'to rendering each time',
  'responses/s',
  'p99 ms',
];

const note =
  'Responses a second, as ratios: to an empty page of the same Next.js, to the same headers and bytes ' +
  'from a bare Node.js server, to the same page rendered for each request. Pages are cached, gzip, over ' +
  'connections that stay open, each server on one core; medians of three rounds.';

function row(kind: PageKind, rounds: Rounds): string[] {
  return [
    kind,
    ratio(rounds.ratio('site', 'empty')),
    ratio(rounds.ratio('site', 'bytes')),
    kind === list ? ratio(rounds.ratio('site', 'rendered')) : '',
    rounds.rate('site').toFixed(0),
    rounds.p99('site').toFixed(1),
  ];
}

function findingsOf(rounds: Rounds): Finding[] {
  return [
    atLeast('a cached list page, to rendering it each time', rounds.ratio('site', 'rendered'), 4.5),
    atLeast('a cached list page, to an empty page of Next.js', rounds.ratio('site', 'empty'), 0.25),
  ];
}
