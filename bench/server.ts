import type { ChildProcess } from 'node:child_process';
import { freePort, root, startNode, stop, untilAnswers } from '../scripts/process.ts';
import { buildSite, siteEnvironment, startSite } from '../scripts/site.ts';
import { pin } from './cores.ts';

/** A server of the bench, on a free port of 127.0.0.1. */
export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> };

/** The demo API with so many ads. */
export async function startApi(database: string, ads = 240): Promise<Server> {
  const port = await freePort();
  const args = ['demo/main.ts', '--port', `${port}`, '--db', database, '--ads', `${ads}`];
  const api = pin('visitors', startNode(args, {}, ['ignore', 'inherit', 'inherit']));
  // A million ads take minutes to invent.
  return ready(api, port, '/healthz', 600);
}

/** Builds a tree of the site, this one unless told otherwise. @throws when it cannot be built. */
export async function build(folder = root): Promise<void> {
  // Pages of the build know the public address; nothing listens at the API, and none is needed.
  const env = { ...siteEnvironment('http://127.0.0.1:9', publicUrl), ...constant };
  if ((await buildSite(env, folder)) !== 0) throw new Error('The site could not be built.');
}

/** Starts a built tree of the site, on the core of the server. */
export async function startBuilt(apiUrl: string, folder = root): Promise<Server> {
  const port = await freePort();
  const env = { ...siteEnvironment(apiUrl, publicUrl), ...constant };
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
    await untilAnswers(url + path, process, seconds);
  } catch (error) {
    await stop(process);
    throw error;
  }
  return { url, process, stop: () => stop(process) };
}

const publicUrl = 'https://www.medireleve.example';

/** Whatever the machine says, it is the same site: with the map, without anything shared. */
const constant = { GOOGLE_MAPS_API_KEY: 'bench', REDIS_URL: '', INDEXING: 'on' };

/** Has a page kept: asked for twice, as the first may still be made when the second comes. */
export async function warmCache(url: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).arrayBuffer();
}

/** Takes a server into custody. */
export type DeferStop = <T extends { stop: () => Promise<void> }>(server: T) => T;

/** Stops whatever was taken into custody, however the work ends. */
export async function withCleanup<T>(work: (deferStop: DeferStop) => Promise<T>): Promise<T> {
  const stops: (() => Promise<void>)[] = [];
  try {
    return await work((server) => {
      stops.push(server.stop);
      return server;
    });
  } finally {
    await Promise.all(stops.map((strike) => strike()));
  }
}
