import type { ChildProcess } from 'node:child_process';
import { freePort, root, startNode, stop, untilResponds } from '../scripts/process.ts';
import { buildSite, siteEnvironment, startSite } from '../scripts/site.ts';
import { pin } from './cores.ts';

/** A server of the bench, on a free port of 127.0.0.1. */
export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> };

/** Starts the demo API with this number of ads, which responds after `delay` milliseconds. */
export async function startApi(database: string, ads = 240, delay = 0): Promise<Server> {
  const port = await freePort();
  const args = ['demo/main.ts', '--port', `${port}`, '--db', database, '--ads', `${ads}`];
  args.push('--delay', `${delay}`);
  const api = pin('visitors', startNode(args, {}, ['ignore', 'inherit', 'inherit']));
  // Making a million ads takes minutes.
  return ready(api, port, '/healthz', 600);
}

/** Builds the site in a folder. @throws when it cannot be built. */
export async function build(folder = root): Promise<void> {
  // The build needs the public URL but no API.
  const env = { ...siteEnvironment('http://127.0.0.1:9', publicUrl), ...constant };
  if ((await buildSite(env, folder)) !== 0) throw new Error('The site could not be built.');
}

/** Starts a built site, on the core of the server. */
export async function startBuilt(
  apiUrl: string,
  folder = root,
  changes: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const env = { ...siteEnvironment(apiUrl, publicUrl), ...constant, ...changes };
  return ready(pin('server', startSite(port, env, 'ignore', folder)), port, '/icon.svg');
}

export async function ready(
  process: ChildProcess,
  port: number,
  path: string,
  seconds?: number,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilResponds(url + path, process, seconds);
  } catch (error) {
    await stop(process);
    throw error;
  }
  return { url, process, stop: () => stop(process) };
}

/** The origin of the URLs in the sitemap. */
const publicUrl = 'https://www.medireleve.example';

/** The same configuration on every machine: with the map, without Redis and other shared services. */
const constant = { GOOGLE_MAPS_API_KEY: 'bench', REDIS_URL: '', INDEXING: 'on' };

/** Requests a page twice, so that it is cached: a first request may be answered before it is stored. */
export async function warmCache(url: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).arrayBuffer();
}

/** Registers a server to be stopped at the end. */
export type DeferStop = <T extends { stop: () => Promise<void> }>(server: T) => T;

/** Stops all registered servers when the work ends or fails. */
export async function withCleanup<T>(work: (deferStop: DeferStop) => Promise<T>): Promise<T> {
  const stops: (() => Promise<void>)[] = [];
  try {
    return await work((server) => {
      stops.push(server.stop);
      return server;
    });
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}
