import { type ChildProcess, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { freePort, startNode, stop, untilResponds } from '../../scripts/process.ts';
import { buildSite, siteEnvironment, startSite } from '../../scripts/site.ts';

/** The core of a process: the measured server has one of two, everything else the other. */
type Role = 'server' | 'visitors';

const cores: Record<Role, string> = { server: '1', visitors: '0' };

/** Whether processes can be pinned to a core: on Linux, with two cores. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version']).status === 0;

/** Pins a running process, and its future children, to its core. */
export function pin(role: Role, child: ChildProcess): ChildProcess {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', cores[role], String(child.pid)]);
  return child;
}

/** A server on a free port of 127.0.0.1; `await using` stops it. */
export type Server = AsyncDisposable & { url: string; process: ChildProcess };

/** The origin of the URLs in the sitemap. */
const publicUrl = 'https://www.medireleve.example';

/** One configuration for every machine: with the map, without Redis and other shared services. */
const constant = { GOOGLE_MAPS_API_KEY: 'bench', REDIS_URL: '', INDEXING: 'on' };

/** Starts the demo API with this number of ads, which responds after `delay` milliseconds. */
export async function startApi(ads = 240, delay = 0): Promise<Server> {
  const port = await freePort();
  const listen = ['--port', `${port}`, '--db', ':memory:'];
  const args = ['tools/demo/main.ts', ...listen, '--ads', `${ads}`, '--delay', `${delay}`];
  const api = startNode(args, {}, ['ignore', 'ignore', 'inherit']);
  return untilReady(pin('visitors', api), port, '/healthz');
}

/** Builds the site. @throws when it cannot be built. */
export async function build(): Promise<void> {
  // The build needs the public URL but no API.
  const env = { ...siteEnvironment('http://127.0.0.1:9', publicUrl), ...constant };
  if ((await buildSite(env)) !== 0) throw new Error('The site could not be built.');
}

/** Starts the built site, on the core of the server. */
export async function startBuilt(
  apiUrl: string,
  changes: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const env = { ...siteEnvironment(apiUrl, publicUrl), ...constant, ...changes };
  return untilReady(pin('server', startSite(port, env, 'ignore')), port, '/icon.svg');
}

/** Waits until a server responds. @throws when it does not, after stopping it. */
export async function untilReady(
  process: ChildProcess,
  port: number,
  path: string,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilResponds(url + path, process, 120);
  } catch (error) {
    await stop(process);
    throw error;
  }
  return { url, process, [Symbol.asyncDispose]: () => stop(process) };
}

/** Requests a page twice, so that it is cached: a first request may be answered before it is stored. */
export async function warmCache(url: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).arrayBuffer();
}

/** The resident memory of a process in megabytes; Linux only. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
