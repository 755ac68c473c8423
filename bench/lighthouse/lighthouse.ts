import { ensureBrowser } from '../../scripts/browser.ts';
import { pin } from '../cores.ts';
import { startEmptyPage } from '../empty-page.ts';
import { type Finding, median, type Part, ratio } from '../finding.ts';
import { kinds, pageKinds } from '../page-kinds.ts';
import { startBuilt, warmCache, withCleanup } from '../server.ts';
import { type Audit, audit } from './audit.ts';
import { ensureLighthouse } from './program.ts';
import { slowdownFor } from './slowdown.ts';

/** The default CPU slowdown of Lighthouse. */
const usual = 4;
const times = 5;
const empty = 'page vide';
const missing = 'annonce introuvable';

type Medians = Pick<Audit, 'performance' | 'lcp' | 'cls' | 'tbt'> & { others: number[] };

/** Runs Lighthouse on each kind of page, and on an empty page of the same Next.js. */
export async function measureLighthouse(apiUrl: string): Promise<Part> {
  const program = await ensureLighthouse();
  const browser = await ensureBrowser();
  return withCleanup(async (deferStop) => {
    const emptyPage = deferStop(await startEmptyPage());
    pin('server', emptyPage.process);
    const site = deferStop(await startBuilt(apiUrl));
    const urls = new Map([[empty, emptyPage.url]]);
    for (const kind of kinds) {
      // Lighthouse gives no scores to a page with status 404.
      if (kind !== missing) urls.set(kind, site.url + pageKinds[kind]);
    }
    for (const url of urls.values()) await warmCache(url);
    const open: Open = (url, settings) => audit(program, browser, url, settings);
    const audits = await auditAll(open, urls, usual);
    const index = median([...audits.values()].flat().map((one) => one.benchmarkIndex));
    const slowdown = Math.round(10 * slowdownFor(index)) / 10;
    console.log(`  The machine's index is ${index}: a phone is ${slowdown} times slower.`);
    const calibrated = await auditAll(open, urls, slowdown);
    return findingsOf(mediansOf(audits), mediansOf(calibrated), { index, slowdown });
  });
}

type Open = (url: string, settings: Parameters<typeof audit>[3]) => Promise<Audit>;

/** In turn, so that other load on the machine affects all pages alike. */
async function auditAll(
  open: Open,
  urls: Map<string, string>,
  slowdown: number,
): Promise<Map<string, Audit[]>> {
  const audits = new Map<string, Audit[]>([...urls.keys()].map((name) => [name, []]));
  for (let time = 0; time < times; time += 1) {
    for (const [name, url] of urls) {
      const found = await open(url, {
        slowdown,
        isWhole: slowdown === usual && time === 0,
      });
      audits.get(name)?.push(found);
      const { performance, lcp, cls, tbt } = found;
      console.log(
        `  ${time + 1}/${times} ${name}: ${performance}, LCP ${lcp.toFixed(0)}, CLS ${cls}, TBT ${tbt.toFixed(0)}`,
      );
    }
  }
  return audits;
}

function mediansOf(all: Map<string, Audit[]>): Map<string, Medians> {
  return new Map([...all].map(([name, audits]) => [name, medians(audits)]));
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

function findingsOf(
  all: Map<string, Medians>,
  calibrated: Map<string, Medians>,
  { index, slowdown }: { index: number; slowdown: number },
): Part {
  const emptyTbt = all.get(empty)?.tbt ?? 0;
  const calibratedEmpty = calibrated.get(empty);
  const calibratedTbt = calibratedEmpty?.tbt ?? 0;
  const rows = [...all].map(([name, { performance, lcp, cls, tbt, others }]) => {
    const slow = calibrated.get(name);
    return [
      name,
      String(performance),
      (lcp / 1_000).toFixed(2),
      cls.toFixed(3),
      tbt.toFixed(0),
      ratio(share(tbt, emptyTbt)),
      others.join(' '),
      String(slow?.performance),
      ratio(share(slow?.tbt ?? Number.NaN, calibratedTbt)),
    ];
  });
  const pages = [...all].filter(([name]) => name !== empty);
  const slowerPages = [...calibrated].filter(([name]) => name !== empty);
  const slowerPhone = `a phone ${slowdown} times slower`;
  const toEmpty = ({ performance }: Medians) =>
    performance / (calibratedEmpty?.performance ?? Number.NaN);
  const slowerFindings = [
    // On a slow machine an empty page of Next.js has less than 99 itself.
    worst(slowerPages, slowerPhone, 'performance, to an empty page', toEmpty, 1, false),
    worstTbt(slowerPages, slowerPhone, calibratedTbt),
  ];
  const note = `Medians of ${times}, with Lighthouse's own phone and network: a phone ${usual} times slower than this machine, whose index is ${Math.round(index)}. Accessibility and so on were measured once. The last two columns: medians of ${times} for a phone ${slowdown} times slower, what Lighthouse's calculator has for such a machine, 10 at most.`;
  return {
    title: 'Lighthouse, phone',
    note,
    columns,
    rows,
    findings: [...findings(pages, emptyTbt), ...slowerFindings],
  };
}

/** The ratio to the empty page; 0 for 0, even if that of the empty page is 0. */
function share(tbt: number, emptyTbt: number): number {
  return tbt === 0 ? 0 : tbt / emptyTbt;
}

const columns = [
  'page',
  'performance',
  'LCP s',
  'CLS',
  'TBT ms',
  'TBT to an empty page',
  'accessibility, practices, search',
  'slower: performance',
  'slower: TBT to an empty page',
];

function findings(pages: [string, Medians][], emptyTbt: number): Finding[] {
  const phone = 'a phone';
  return [
    worst(pages, phone, 'performance', ({ performance }) => performance, 99, false),
    worstTbt(pages, phone, emptyTbt),
    worst(pages, phone, 'CLS', ({ cls }) => cls, 0, true),
    worst(pages, phone, 'LCP in seconds', ({ lcp }) => lcp / 1_000, 1.5, true),
    worst(
      pages,
      phone,
      'accessibility, practices, search',
      ({ others }) => Math.min(...others),
      100,
      false,
    ),
  ];
}

function worstTbt(pages: [string, Medians][], phone: string, emptyTbt: number): Finding {
  return worst(pages, phone, 'TBT, to an empty page', ({ tbt }) => share(tbt, emptyTbt), 1.2, true);
}

function worst(
  pages: [string, Medians][],
  phone: string,
  what: string,
  figure: (page: Medians) => number,
  limit: number,
  isLower: boolean,
): Finding {
  const sorted = [...pages].sort(([, one], [, other]) =>
    isLower ? figure(other) - figure(one) : figure(one) - figure(other),
  );
  const [name = '', page] = sorted[0] ?? [];
  const value = page ? figure(page) : Number.NaN;
  return {
    what: `Lighthouse on ${phone}, the worst page: ${what}`,
    expected: `${isLower ? '≤' : '≥'} ${limit}`,
    measured: `${Math.round(100 * value) / 100} (${name})`,
    isMet: isLower ? value <= limit : value >= limit,
  };
}
