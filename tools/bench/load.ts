import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage, mayInstallPackages } from '../../scripts/programs.ts';
import { pin } from './cores.ts';

const run = promisify(execFile);

/** The number of concurrent keep-alive connections. */
const visitors = 8;

/** Responses a second under load, and the 99th percentile of the latency in milliseconds. */
export type Speed = { rate: number; p99: number };

/**
 * Requests one page repeatedly with wrk, which is written in C and so fast enough to measure even a
 * server that does nothing.
 *
 * @throws when responses were lost, or had a status other than 2xx or 3xx.
 */
export async function load(url: string, seconds: number): Promise<Speed> {
  const requested = ['-t1', `-c${visitors}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  // As browsers send it over HTTPS; the empty page has gzip only.
  const header = 'Accept-Encoding: gzip, deflate, br';
  const running = run('wrk', [...requested, '-H', header, url]);
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

/** Installs wrk where that is possible without a password. @throws when it is missing then. */
export async function ensureLoad(): Promise<void> {
  const isMissing = () => spawnSync('wrk', ['--version']).error !== undefined;
  if (isMissing() && mayInstallPackages()) await installPackage('wrk');
  if (isMissing()) {
    throw new Error('Speed is measured with wrk (https://github.com/wg/wrk): install it first.');
  }
}
