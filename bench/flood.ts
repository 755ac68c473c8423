/*
 * Requests many distinct list URLs, valid and invalid, from the built site on the demo API, and measures
 * memory and disk. `npm run build` first, then
 *
 *   node_modules/.bin/node bench/flood.ts [requests = 20000] [--max-old-space-size=…]
 *
 * Prints the resident memory meanwhile, and whether popular pages are still cached at the end
 * (`x-nextjs-cache: HIT`). Reads /proc: Linux only.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startNode, stop, untilResponds } from '../scripts/process.ts';
import { siteEnvironment, startSite } from '../scripts/site.ts';
import { residentMegabytes } from './soak/memory.ts';

const requests = Number(process.argv[2] ?? 20_000);
const nodeOptions = process.argv.slice(3).join(' ');
const concurrency = 8;
/** One request in this many is for a popular page. */
const visitorShare = 20;
const popular = ['/annonces', '/annonces?page=2', '/annonces/1', '/blog', '/'];

const apiPort = await freePort();
const apiUrl = `http://127.0.0.1:${apiPort}`;
const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const api = startNode(['demo/main.ts', '--port', `${apiPort}`, '--db', ':memory:'], {}, 'ignore');
await untilResponds(`${apiUrl}/healthz`, api);
const site = startSite(
  port,
  { ...siteEnvironment(apiUrl, siteUrl), NODE_OPTIONS: nodeOptions },
  'ignore',
);
try {
  await untilResponds(`${siteUrl}/icon.svg`, site);
  await flood();
} finally {
  await Promise.all([stop(site), stop(api)]);
}

async function flood(): Promise<void> {
  const statuses = new Map<number, number>();
  const begin = Date.now();
  let next = 0;
  let slowest = 0;
  const report = () => {
    const seconds = Math.round((Date.now() - begin) / 1000);
    const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    print(
      `${next} requests, ${seconds} s: ${residentMegabytes(site.pid ?? 0)} MB, .next ${diskMegabytes('.next')} MB (${counts}), slowest ${slowest} ms`,
    );
    slowest = 0;
  };
  const worker = async () => {
    while (next < requests) {
      const index = next;
      next += 1;
      const path = index % visitorShare === 0 ? popularPath(index) : distinctPath(index);
      const requested = Date.now();
      const response = await fetch(siteUrl + path, { redirect: 'manual' });
      await response.arrayBuffer();
      slowest = Math.max(slowest, Date.now() - requested);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (next % Math.ceil(requests / 20) === 0) report();
    }
  };
  report();
  await Promise.all(Array.from({ length: concurrency }, worker));
  report();
  for (const path of popular) {
    const response = await fetch(siteUrl + path);
    await response.arrayBuffer();
    print(`${path}: ${response.headers.get('x-nextjs-cache')}`);
  }
}

function popularPath(index: number): string {
  return popular[(index / visitorShare) % popular.length] ?? '/';
}

/** A URL that was not requested before: pages, dates, existing and missing specialties, invalid values. */
function distinctPath(index: number): string {
  const day = new Date(Date.UTC(2026, 0, 1 + (index % 5_000))).toISOString().slice(0, 10);
  const kinds = [
    `/annonces?page=${index}`,
    `/annonces?startDate=${day}&specialty=${1 + Math.floor(index / 5_000)}`,
    `/annonces?specialty=${1_000 + index}`,
    `/annonces?page=-${index}&utm_source=${index}`,
    `/annonces/${index}`,
    `/blog?search=${index.toString(36)}`,
    `/annonces?endDate=${day}&page=${index}`,
  ];
  return kinds[index % kinds.length] ?? '/';
}

function diskMegabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return Math.round(bytes / 1_000_000);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
