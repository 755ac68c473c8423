import { startEmptyPage } from '../empty-page.ts';
import { atLeast, atMost, type Finding, median, rounded } from '../finding.ts';
import { emptyPage, urlsOf } from '../page-kinds.ts';
import { startApi, startBuilt, warmCache } from '../server.ts';
import { type Audit, type AuditPage, ensureLighthouse } from './audit.ts';

/** The CPU slowdown of Lighthouse by default. */
const usual = 4;
/** The maximum in Lighthouse's documentation for a mid-range phone. */
const maxSlowdown = 10;
const times = 5;

type Audits = Map<string, Audit>;

/**
 * Runs Lighthouse on each kind of page, and on an empty page of the same Next.js: on Lighthouse's own
 * phone, which is four times slower than this machine, and on a phone as slow as Lighthouse's calculator
 * says for this machine.
 */
export async function measureLighthouse(): Promise<Finding[]> {
  const audit = await ensureLighthouse();
  await using api = await startApi();
  await using empty = await startEmptyPage();
  await using site = await startBuilt(api.url);
  const urls = urlsOf(site.url, empty.url);
  for (const url of Object.values(urls)) await warmCache(url);

  const slowdown = slowdownFor((await audit(empty.url, usual)).index);
  const onPhone = await auditAll(audit, urls, usual);
  const onSlowerPhone = await auditAll(audit, urls, slowdown);
  return [
    ...findings('a phone', onPhone),
    ...slowerFindings(`a phone ${slowdown} times slower`, onSlowerPhone),
  ];
}

/**
 * The CPU slowdown that emulates Lighthouse's mid-range phone on this machine.
 *
 * @param benchmarkIndex Lighthouse's benchmark index of this machine.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling,
 *   whose calculator this is: https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator
 */
function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) {
    return rounded(Math.min(maxSlowdown, 3 + (benchmarkIndex - 1300) / 233));
  }
  if (benchmarkIndex >= 800) return rounded(2 + (benchmarkIndex - 800) / 500);
  return rounded(Math.max(1, 1 + (benchmarkIndex - 150) / 650));
}

/** The medians of several audits of each page, in turn, so that other load on the machine affects all alike. */
async function auditAll(
  audit: AuditPage,
  urls: Record<string, string>,
  slowdown: number,
): Promise<Audits> {
  const pages = Object.entries(urls).map(([name, url]) => {
    const audits: Audit[] = [];
    return { name, url, audits };
  });
  for (let time = 1; time <= times; time += 1) {
    console.log(`  ${time} of ${times} on a phone ${slowdown} times slower…`);
    for (const { url, audits } of pages) audits.push(await audit(url, slowdown));
  }
  const medians = new Map(pages.map(({ name, audits }) => [name, medianOf(audits)]));
  console.table(Object.fromEntries(medians));
  return medians;
}

function medianOf(audits: Audit[]): Audit {
  const of = (figure: keyof Audit) => median(audits.map((audit) => audit[figure]));
  return {
    performance: of('performance'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    others: of('others'),
  };
}

/** What is expected of all pages on Lighthouse's own phone. */
function findings(phone: string, audits: Audits): Finding[] {
  return [
    lowest(phone, audits, 'performance', ({ performance }) => performance, 99),
    highestTbt(phone, audits),
    highest(phone, audits, 'CLS', ({ cls }) => cls, 0),
    highest(phone, audits, 'LCP in seconds', ({ lcp }) => lcp / 1_000, 1.5),
    lowest(phone, audits, 'accessibility, practices, search', ({ others }) => others, 100),
  ];
}

/** On a slow machine an empty page of Next.js has less than 99 itself. */
function slowerFindings(phone: string, audits: Audits): Finding[] {
  const empty = audits.get(emptyPage)?.performance ?? Number.NaN;
  const toEmpty = ({ performance }: Audit) => performance / empty;
  return [
    lowest(phone, audits, 'performance, to an empty page', toEmpty, 1),
    highestTbt(phone, audits),
  ];
}

function highestTbt(phone: string, audits: Audits): Finding {
  const empty = audits.get(emptyPage)?.tbt ?? Number.NaN;
  // 0 to 0 is 0.
  const toEmpty = ({ tbt }: Audit) => (tbt === 0 ? 0 : tbt / empty);
  return highest(phone, audits, 'TBT, to an empty page', toEmpty, 1.2);
}

type Figure = (audit: Audit) => number;

function highest(phone: string, audits: Audits, what: string, figure: Figure, limit: number) {
  const [name, value] = sorted(audits, figure).at(-1) ?? ['', Number.NaN];
  return atMost(`${worstPage(phone)}: ${what}`, value, limit, name);
}

function lowest(phone: string, audits: Audits, what: string, figure: Figure, limit: number) {
  const [name, value] = sorted(audits, figure)[0] ?? ['', Number.NaN];
  return atLeast(`${worstPage(phone)}: ${what}`, value, limit, name);
}

const worstPage = (phone: string) => `Lighthouse on ${phone}, the worst page`;

/** A figure of each page but the empty one, the lowest first. */
function sorted(audits: Audits, figure: Figure): [name: string, value: number][] {
  return [...audits]
    .filter(([name]) => name !== emptyPage)
    .map(([name, audit]): [string, number] => [name, figure(audit)])
    .sort(([, one], [, other]) => one - other);
}
