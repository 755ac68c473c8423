import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureBrowser } from '../../../scripts/browsers.ts';
import { root, runCommand } from '../../../scripts/process.ts';

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

/** What Lighthouse says of a page on a phone: scores of 100, times in milliseconds, CLS. */
export type Audit = {
  performance: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** The lowest of accessibility, best practices and SEO. */
  others: number;
};

/** Audits a page as on a phone in a new browser. @param slowdown the CPU slowdown multiplier. */
export type AuditPage = (url: string, slowdown: number) => Promise<Audit & { index: number }>;

/** Lighthouse, with its defaults except the slowdown. @throws when npm cannot fetch it. */
export async function ensureLighthouse(): Promise<AuditPage> {
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

/** The path of its CLI, which npm fetches once. */
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
