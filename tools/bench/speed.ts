import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage } from '../../scripts/programs.ts';
import { startEmptyPage } from './empty-page.ts';
import { emptyPage, urlsOf } from './page-kinds.ts';
import { atLeast, type Finding, median, rounded } from './results.ts';
import { pin, startApi, startBuilt, warmCache } from './server.ts';

const run = promisify(execFile);

/** The number of concurrent keep-alive connections. */
const visitors = 8;

/** The encodings of browsers over HTTPS; the empty page is compressed with gzip only. */
const ofBrowsers = 'gzip, deflate, br';

/** Responses a second under load, and the 99th percentile of the latency in milliseconds. */
export type Speed = { rate: number; p99: number };

/**
 * Requests one page repeatedly with wrk, which is written in C and so fast enough to measure even a server that does
 * nothing.
 * @throws when responses were lost, or had a status other than 2xx or 3xx.
 */
export async function load(url: string, seconds: number, encodings = ofBrowsers): Promise<Speed> {
  const requested = ['-t1', `-c${visitors}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const running = run('wrk', [...requested, '-H', `Accept-Encoding: ${encodings}`, url]);
  pin('visitors', running.child);
  const { stdout } = await running;
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const p99 = Number(amount) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? ''] ?? Number.NaN);
  if (!(rate > 0) || Number.isNaN(p99) || /Socket errors|Non-2xx/.test(stdout)) {
    throw new Error(`${url} failed under load:\n${stdout}`);
  }
  return { rate, p99 };
}

/** Installs wrk where that is possible without a password. @throws when it is missing afterwards. */
export async function ensureLoad(): Promise<void> {
  const isMissing = () => spawnSync('wrk', ['--version']).error !== undefined;
  if (isMissing()) await installPackage('the benchmark', 'wrk');
  if (isMissing()) {
    throw new Error('Speed is measured with wrk (https://github.com/wg/wrk): install it first.');
  }
}

/** The list for robots and monitors. */
const withGzip = 'annonces, gzip alone';

const rounds = 3;
/** Seconds of a run of wrk. */
const seconds = 2;

/** Responses a second of each kind of page, cached, and of an empty page of the same Next.js. */
export async function measureSpeed(): Promise<Finding[]> {
  await ensureLoad();
  await using api = await startApi();
  await using empty = await startEmptyPage();
  await using site = await startBuilt(api.url);
  const urls = urlsOf(site.url, empty.url);
  const loads = new Map(
    Object.entries(urls).map(([name, url]) => [name, { url, encodings: ofBrowsers }]),
  );
  loads.set(withGzip, { url: urls.annonces ?? '', encodings: 'gzip' });
  for (const { url, encodings } of loads.values()) {
    await warmCache(url);
    // A server that has just started still compiles its code.
    await load(url, seconds, encodings);
  }

  // In turn, so that other load on the machine affects all pages alike.
  const measured: Record<string, Speed>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const speeds: Record<string, Speed> = {};
    for (const [name, { url, encodings }] of loads) {
      speeds[name] = await load(url, seconds, encodings);
    }
    measured.push(speeds);
  }
  const of = (name: string, figure: keyof Speed) =>
    measured.map((speeds) => speeds[name]?.[figure] ?? Number.NaN);
  const empties = of(emptyPage, 'rate');
  const toEmpty = (name: string) =>
    median(of(name, 'rate').map((rate, round) => rate / (empties[round] ?? Number.NaN)));
  const row = (name: string) => ({
    'to an empty page': rounded(toEmpty(name)),
    'responses/s': rounded(median(of(name, 'rate'))),
    'p99 ms': rounded(median(of(name, 'p99'))),
  });
  console.table(Object.fromEntries([...loads.keys()].map((name) => [name, row(name)])));
  const toBrotli = toEmpty(withGzip) / toEmpty('annonces');
  return [
    atLeast('a cached list page, to an empty page of Next.js', toEmpty('annonces'), 0.25),
    atLeast(
      'the same page for a client that accepts gzip alone, to that with Brotli',
      toBrotli,
      0.8,
    ),
  ];
}
