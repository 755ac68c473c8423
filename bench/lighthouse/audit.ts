import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const categorySchema = z.object({ score: z.number().nullable() });
const figure = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema.optional(),
    'best-practices': categorySchema.optional(),
    seo: categorySchema.optional(),
  }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'cumulative-layout-shift': figure,
    'total-blocking-time': figure,
  }),
});

/** The result of Lighthouse for a page on a phone: scores of 100, times in milliseconds, CLS. */
export type Audit = {
  performance: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** The benchmark index of the machine. */
  benchmarkIndex: number;
  /** Accessibility, best practices and SEO; measured once. */
  others: number[] | null;
};

const performanceOnly = '--only-categories=performance';
const allCategories = '--only-categories=performance,accessibility,best-practices,seo';

type Settings = {
  /** The CPU slowdown multiplier. */
  slowdown: number;
  /** Whether to run all categories, or performance only. */
  isWhole: boolean;
};

/** Audits a page as on a phone (Lighthouse's defaults except the slowdown) in a new browser. */
export async function audit(
  program: string,
  browser: string,
  url: string,
  { slowdown, isWhole }: Settings,
): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const output = join(folder, 'report.json');
    const flags = ['--quiet', '--output=json', `--output-path=${output}`];
    const headless = '--chrome-flags=--headless --no-sandbox --disable-gpu';
    const slower = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
    const args = [
      program,
      url,
      ...flags,
      headless,
      slower,
      isWhole ? allCategories : performanceOnly,
    ];
    const env = { ...process.env, CHROME_PATH: browser };
    await run(process.execPath, args, { env, timeout: 120_000 });
    const report = reportSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
    return read(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read({ environment, categories, audits }: z.infer<typeof reportSchema>): Audit {
  const { performance, ...others } = categories;
  const scores = Object.values(others);
  return {
    performance: hundredths(performance),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    benchmarkIndex: environment.benchmarkIndex,
    others: scores.length > 0 ? scores.map(hundredths) : null,
  };
}

function hundredths({ score }: z.infer<typeof categorySchema>): number {
  if (score === null) throw new Error('Lighthouse gave the page no score.');
  return Math.round(100 * score);
}
