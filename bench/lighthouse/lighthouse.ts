import { ensureBrowser } from '../../scripts/browser.ts';
import { pin } from '../cores.ts';
import { startEmptyPage } from '../empty-page.ts';
import { type Finding, median, type Part, ratio } from '../finding.ts';
import { kinds, pageKinds } from '../page-kinds.ts';
import { hold, keep, startBuilt } from '../server.ts';
import { type Audit, audit } from './audit.ts';
import { ensureLighthouse } from './program.ts';
import { slowdownFor } from './slowdown.ts';

const times = 5;
const empty = 'page vide';
const missing = 'annonce introuvable';

type Medians = Pick<Audit, 'performance' | 'lcp' | 'cls' | 'tbt'> & { others: number[] };

/** What Lighthouse says of each kind of page on a phone, and of an empty page of the same Next.js. */
export async function measureLighthouse(apiUrl: string): Promise<Part> {
  const program = await ensureLighthouse();
  const browser = await ensureBrowser();
  return hold(async (held) => {
    const emptyPage = held(await startEmptyPage());
    pin('server', emptyPage.process);
    const site = held(await startBuilt(apiUrl));
    const urls = new Map([[empty, emptyPage.url]]);
    for (const kind of kinds) {
      // Lighthouse gives no marks to a page that answers 404.
      if (kind !== missing) urls.set(kind, site.url + pageKinds[kind]);
    }
    for (const url of urls.values()) await keep(url);
    const open: Open = (url, settings) => audit(program, browser, url, settings);
    const slowdown = await calibrate(open, emptyPage.url);
    return judge(await auditAll(open, urls, slowdown), slowdown);
  });
}

type Open = (url: string, settings: Parameters<typeof audit>[3]) => Promise<Audit>;

/** How many times slower than this machine the phone is. */
async function calibrate(open: Open, url: string): Promise<number> {
  const indexes: number[] = [];
  for (let time = 0; time < times; time += 1) {
    indexes.push((await open(url, { slowdown: 4, isWhole: false })).benchmarkIndex);
  }
  const slowdown = Math.round(10 * slowdownFor(median(indexes))) / 10;
  console.log(
    `  The machine's index is ${median(indexes)}: the phone is ${slowdown} times slower.`,
  );
  return slowdown;
}

/** In turns: whatever else the machine does meanwhile hits all pages alike. */
async function auditAll(
  open: Open,
  urls: Map<string, string>,
  slowdown: number,
): Promise<Map<string, Medians>> {
  const audits = new Map<string, Audit[]>([...urls.keys()].map((name) => [name, []]));
  for (let time = 0; time < times; time += 1) {
    for (const [name, url] of urls) {
      const found = await open(url, { slowdown, isWhole: time === 0 });
      audits.get(name)?.push(found);
      const { performance, lcp, cls, tbt } = found;
      console.log(
        `  ${time + 1}/${times} ${name}: ${performance}, LCP ${lcp.toFixed(0)}, CLS ${cls}, TBT ${tbt.toFixed(0)}`,
      );
    }
  }
  return new Map([...audits].map(([name, all]) => [name, medians(all)]));
}

function medians(audits: Audit[]): Medians {
  const of = (figure: keyof Medians & ('performance' | 'lcp' | 'cls' | 'tbt')) =>
    median(audits.map((one) => one[figure]));
  return {
    performance: of('performance'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    others: audits.flatMap(({ others }) => others ?? []),
  };
}

function judge(all: Map<string, Medians>, slowdown: number): Part {
  const emptyTbt = all.get(empty)?.tbt ?? 0;
  const rows = [...all].map(([name, { performance, lcp, cls, tbt, others }]) => [
    name,
    String(performance),
    (lcp / 1_000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    ratio(tbt / emptyTbt),
    others.join(' '),
  ]);
  const pages = [...all].filter(([name]) => name !== empty);
  const note = `Medians of ${times}, with Lighthouse's own phone and network; a phone ${slowdown} times slower than this machine, by Lighthouse's calculator; the last column was asked once.`;
  return { title: 'Lighthouse, phone', note, columns, rows, findings: findings(pages, emptyTbt) };
}

const columns = [
  'page',
  'performance',
  'LCP s',
  'CLS',
  'TBT ms',
  'TBT to an empty page',
  'accessibility, practices, search',
];

function findings(pages: [string, Medians][], emptyTbt: number): Finding[] {
  const worst = (
    what: string,
    figure: (page: Medians) => number,
    limit: number,
    isLower: boolean,
  ): Finding => {
    const sorted = [...pages].sort(([, one], [, other]) =>
      isLower ? figure(other) - figure(one) : figure(one) - figure(other),
    );
    const [name = '', page] = sorted[0] ?? [];
    const value = page ? figure(page) : Number.NaN;
    return {
      what: `Lighthouse on a phone, the worst page: ${what}`,
      wanted: `${isLower ? '≤' : '≥'} ${limit}`,
      measured: `${Math.round(100 * value) / 100} (${name})`,
      isMet: isLower ? value <= limit : value >= limit,
    };
  };
  return [
    worst('performance', ({ performance }) => performance, 99, false),
    worst('CLS', ({ cls }) => cls, 0, true),
    worst('LCP in seconds', ({ lcp }) => lcp / 1_000, 1.5, true),
    worst('TBT, to an empty page', ({ tbt }) => tbt / emptyTbt, 1.2, true),
    worst('accessibility, practices, search', ({ others }) => Math.min(...others), 100, false),
  ];
}
