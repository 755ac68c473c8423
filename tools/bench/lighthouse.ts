import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureBrowser } from '../../scripts/browsers.ts';
import { root, runCommand } from '../../scripts/process.ts';
import { startEmptyPage } from './empty-page.ts';
import { emptyPage, urlsOf } from './page-kinds.ts';
import { atLeast, atMost, type Finding, median, rounded } from './results.ts';
import { startApi, startBuilt, warmCache } from './server.ts';

const run = promisify(execFile);

/** Seven times the size of all dependencies of the site, hence fetched only for the bench. */
const version = '13.5.0';

const score = z
  .object({ score: z.number() })
  .transform((category) => Math.round(100 * category.score));
const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'cumulative-layout-shift': figure,
    'total-blocking-time': figure,
  }),
});

/** The results of Lighthouse for a page on a phone: scores of 100, times in milliseconds, CLS. */
type Audit = {
  performance: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** The lowest of accessibility, best practices and SEO. */
  others: number;
};

/** Audits a page as on a phone in a new browser. @param slowdown the CPU slowdown multiplier. */
type AuditPage = (url: string, slowdown: number) => Promise<Audit & { index: number }>;

/** Lighthouse, with its defaults except the slowdown. @throws when npm cannot fetch it. */
async function ensureLighthouse(): Promise<AuditPage> {
  const program = await ensureProgram();
  const env = { ...process.env, CHROME_PATH: await ensureBrowser() };
  return async (url, slowdown) => {
    const slower = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
    // robots.txt closes searches to crawlers (docs/architecture.md, « Crawlers »).
    const flags = ['--quiet', '--output=json', slower, '--skip-audits=is-crawlable'];
    const args = [program, url, ...flags, '--chrome-flags=--headless --no-sandbox --disable-gpu'];
    const options = { env, timeout: 120_000, maxBuffer: 50_000_000 };
    const { stdout } = await run(process.execPath, args, options);
    const { environment, categories, audits } = reportSchema.parse(JSON.parse(stdout));
    const { performance, ...others } = categories;
    return {
      performance,
      lcp: Math.round(audits['largest-contentful-paint']),
      cls: audits['cumulative-layout-shift'],
      tbt: Math.round(audits['total-blocking-time']),
      others: Math.min(...Object.values(others)),
      index: environment.benchmarkIndex,
    };
  };
}

/** The path of the CLI of Lighthouse, which npm fetches once. */
async function ensureProgram(): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', `lighthouse-${version}`);
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (existsSync(program)) return program;
  console.log(`  Fetching Lighthouse ${version}…`);
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const args = ['install', '--prefix', folder, ...quiet, `lighthouse@${version}`];
  if ((await runCommand('npm', args)) !== 0) throw new Error('Lighthouse could not be fetched.');
  return program;
}

/** The CPU slowdown of Lighthouse by default. */
const usual = 4;
/** The maximum in Lighthouse's documentation for a mid-range phone. */
const maxSlowdown = 10;
const times = 5;

type Audits = Map<string, Audit>;

/**
 * Runs Lighthouse on each kind of page, and on an empty page of the same Next.js: on Lighthouse's own phone, which is
 * four times slower than this machine, and on a phone as slow as Lighthouse's calculator says for this machine.
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

/** The expectations for all pages on Lighthouse's own phone. */
function findings(phone: string, audits: Audits): Finding[] {
  return [
    lowest(phone, audits, 'performance', ({ performance }) => performance, 99),
    highestTbt(phone, audits),
    highest(phone, audits, 'CLS', ({ cls }) => cls, 0),
    highest(phone, audits, 'LCP in seconds', ({ lcp }) => lcp / 1_000, 1.5),
    lowest(phone, audits, 'accessibility, practices, search', ({ others }) => others, 100),
  ];
}

/** On a slow machine an empty page of Next.js has less than 99 too. */
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

/** The figures of all pages except the empty one, the lowest first. */
function sorted(audits: Audits, figure: Figure): [name: string, value: number][] {
  return [...audits]
    .filter(([name]) => name !== emptyPage)
    .map(([name, audit]): [string, number] => [name, figure(audit)])
    .sort(([, one], [, other]) => one - other);
}
