import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pinned } from './cores.ts';
import { ensureTool } from './tool.ts';

const run = promisify(execFile);

/** The number of concurrent keep-alive connections. */
const visitors = 8;

/** Responses a second under load, and the 99th percentile of the latency in milliseconds. */
export type Speed = { rate: number; p99: number };

/**
 * Requests one page repeatedly with wrk, which is written in C and so fast enough to measure even a
 * server that does nothing.
 *
 * @throws when responses were lost, or had a status other than `status`.
 */
export async function load(url: string, seconds: number, status = 200): Promise<Speed> {
  const requested = ['-t1', `-c${visitors}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const header = 'Accept-Encoding: gzip';
  const [command, args] = pinned('visitors', 'wrk', [...requested, '-H', header, url]);
  const { stdout } = await run(command, args);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const p99 = Number(amount) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? ''] ?? Number.NaN);
  if (!(rate > 0) || Number.isNaN(p99) || /Socket errors/.test(stdout)) {
    throw new Error(`${url} failed under load:\n${stdout}`);
  }
  if (refused !== (status < 400 ? 0 : requests)) {
    throw new Error(`${url} was to answer ${status}; ${refused} of ${requests} were no 2xx.`);
  }
  return { rate, p99 };
}

/** @throws when wrk is missing and cannot be installed. */
export async function ensureLoad(): Promise<void> {
  if (await ensureTool('wrk')) return;
  throw new Error('Speed is measured with wrk (https://github.com/wg/wrk): install it first.');
}
