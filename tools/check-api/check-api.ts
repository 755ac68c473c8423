import { partnersPath } from '@/lib/api/calls';
import { readinessTimeoutMs } from '@/lib/api/limits';
import { combinedListSchema } from '@/lib/api/schemas/ad';
import {
  ApiCheck,
  type ApiRun,
  operationOf,
  operations,
  type Severity,
  startRun,
} from './api-check.ts';
import { checkAds, checkRandomAds, checkSingleAds } from './checks/ads.ts';
import { checkPosts, checkSinglePosts } from './checks/posts.ts';
import { checkReset, type Writes } from './checks/reset.ts';
import { completenessOf } from './completeness.ts';
import { inWords, isSuccess } from './exchange.ts';
import { kinds, readArray } from './items.ts';
import { NotCheckedError } from './options.ts';

export type ApiReport = Pick<ApiRun, 'exchanges' | 'findings' | 'skipped'>;

type Check = (check: ApiCheck, path: string, writes: Writes) => Promise<unknown>;

/** The check of each operation, at its path. */
const checks: Record<string, Check> = {
  randomAds: checkRandomAds,
  randomSubstitutes: (check, path) => readArray(check, kinds.substitute, path),
  partners: (check, path) => readArray(check, kinds.partner, path),
  async combinedList(check, path) {
    const of = (body: unknown) => combinedListSchema.safeParse(body).data?.specialties;
    const list = { of, emptyRule: 'no-specialty' };
    check.run.seen.specialties = await readArray(check, kinds.specialty, path, list);
  },
  ads: checkAds,
  ad: checkSingleAds,
  posts: checkPosts,
  post: checkSinglePosts,
  confirmReset: checkReset,
};

/**
 * Checks that an API keeps the contract of docs/api.openapi.json, one operation after the other.
 * @param settings the origin of the API, without a trailing slash; requests at a time; a listener for each step.
 * @throws {NotCheckedError} when its host does not respond at all.
 */
export async function checkApi(settings: {
  origin: string;
  concurrency: number;
  writes: Writes;
  onStep?: (step: string) => void;
}): Promise<ApiReport> {
  const { origin, concurrency, writes, onStep } = settings;
  const run = startRun(origin, concurrency);
  onStep?.('connection');
  const { status, problem } = await new ApiCheck(run, 'partners').request(partnersPath);
  if (status === 0) throw new NotCheckedError(`${origin}: ${problem}`);
  for (const { name, path, title } of operations) {
    onStep?.(title);
    const check = checks[name];
    if (check === undefined) throw new Error(`There is no check of ${name}.`);
    await check(new ApiCheck(run, name), path, writes);
  }
  onStep?.('slashes at the end of paths');
  await Promise.all(
    operations.map(async ({ name, method }) => {
      const [path] = successesOf(run, name)[0]?.call.split('?') ?? [];
      if (path && method === 'GET') await checkSlash(new ApiCheck(run, name), path);
    }),
  );
  checkTimes(run);
  return run;
}

function successesOf({ exchanges }: ApiRun, name: string) {
  return exchanges.filter(({ operation, outcome }) => operation === name && isSuccess(outcome));
}

/**
 * Checks that the path of a call that exists is answered with and without a slash at the end, by a redirect too.
 * @param path as the site requests it.
 */
async function checkSlash(check: ApiCheck, path: string): Promise<void> {
  const call = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const outcome = await check.request(call);
  const location = URL.parse(outcome.headers.get('location') ?? '', 'http://api.invalid');
  const isFound = isSuccess(outcome) || location?.pathname === path;
  const problem = `${inWords(outcome)} With the other form of the path it is found.`;
  check.report(call, { slash: !isFound && problem });
}

/** Milliseconds after which a visitor notices. */
const slowMs = 1_000;

/** Reports the slowest response of each operation. One beyond the timeout of the site was reported as a failure. */
export function checkTimes(run: ApiRun): void {
  for (const { name } of operations) {
    const [slowest] = successesOf(run, name).sort(
      (one, other) => other.milliseconds - one.milliseconds,
    );
    if (slowest === undefined || slowest.milliseconds <= slowMs) continue;
    const { call, milliseconds } = slowest;
    const isError = name === 'partners' && milliseconds > readinessTimeoutMs;
    const slow = `The slowest response took ${Math.round(milliseconds)} ms.`;
    new ApiCheck(run, name).report(call, { slow }, { severity: isError ? 'error' : 'advice' });
  }
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The report for a machine. */
export function toJson(apiUrl: string, report: ApiReport): string {
  const titled = <T extends { operation: string }>(each: T) => ({
    ...each,
    operation: operationOf(each.operation).title,
  });
  const findings = report.findings.map(titled);
  const notChecked = report.skipped.map(titled);
  const completeness = completenessOf(report);
  const fields = { apiUrl, calls: callsOf(report), findings, notChecked, completeness };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** The report as text: a table of the calls, then the findings, errors last, where a terminal shows them. */
export function summaryOf(report: ApiReport): string {
  const { exchanges, findings, skipped } = report;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const advice = findings.filter(({ severity }) => severity === 'advice');
  const completeness = completenessOf(report);
  return [
    ...table(report),
    ...(skipped.length === 0 ? [] : ['', 'Not checked', '']),
    ...skipped.map(
      (each) => `  ${operationOf(each.operation).title}: ${each.what} (${each.reason})`,
    ),
    ...(completeness.length === 0 ? [] : ['', 'Completeness', '']),
    ...completeness.map((sentence) => `  ${sentence}`),
    ...section('Advice', advice),
    ...section('Errors', errors),
    '',
    `${counted(exchanges.length, 'request', 'requests')}: ${counted(errors.length, 'error', 'errors')}, ${counted(advice.length, 'piece of advice', 'pieces of advice')}.`,
    '',
  ].join('\n');
}

/** The requests and findings of each operation. Times are in milliseconds; `null` without a request. */
function callsOf({ exchanges, findings }: ApiReport) {
  return operations.map(({ name, title }) => {
    const times = exchanges
      .filter(({ operation }) => operation === name)
      .map(({ milliseconds }) => Math.round(milliseconds))
      .sort((a, b) => a - b);
    const count = (severity: Severity) =>
      findings.filter((each) => each.operation === name && each.severity === severity).length;
    return {
      call: title,
      requests: times.length,
      medianMs: times[Math.floor(times.length / 2)] ?? null,
      slowestMs: times.at(-1) ?? null,
      errors: count('error'),
      advice: count('advice'),
    };
  });
}

function table(report: ApiReport): string[] {
  const width = Math.max(...operations.map(({ title }) => title.length));
  const time = (ms: number | null) => (ms === null ? '–' : `${ms} ms`).padStart(8);
  const lines = callsOf(report).map(({ call, requests, medianMs, slowestMs, errors, advice }) => {
    const found = [errors && counted(errors, 'error', 'errors'), advice && `${advice} advice`];
    const result = requests === 0 ? 'not called' : found.filter(Boolean).join(', ') || 'ok';
    const count = String(requests).padStart(8);
    return [call.padEnd(width), count, time(medianMs), time(slowestMs), result].join('  ');
  });
  return [`${'Call'.padEnd(width)}  Requests    Median   Slowest  Result`, ...lines];
}

function section(title: string, findings: ApiReport['findings']): string[] {
  const lines = findings.flatMap(({ operation, call, rule, problem, effect }) => [
    '',
    `  ${operationOf(operation).method} ${call}  [${rule}]`,
    `    ${problem}`,
    `    → ${effect}`,
  ]);
  return lines.length === 0 ? [] : ['', title, ...lines];
}
