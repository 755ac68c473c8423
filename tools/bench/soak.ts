/*
 * A soak test: visitors of all kinds on the built site while its API fails at random, in every way of
 * the end-to-end tests, in bursts and call by call, and while the webhook is called. `npm run build`
 * first, then
 *
 *   node_modules/.bin/node tools/bench/soak.ts [minutes = 10] [redis]
 *
 * With `redis`, the site has a Redis, which hangs, is killed and restarted. Exits with 1 when one of
 * these rules is broken:
 *
 * - Stale-if-error: a URL that had a 200 which shared caches may store (s-maxage) has status 200 from then
 *   on, even if it is stale or was revalidated by the webhook; a URL requested only once, while it is one
 *   of the last forty. The API never sends 404 for a visited ad or post, nor for a page of a list.
 * - A URL that is not cached fails as it should: pages with 503, everything else with 502 or 504, share
 *   images with 503 while too many are being drawn. Invalid requests have 4xx. A 500 is always a fault of the site.
 * - Every response is complete: its length, its last tag, its heading, its JSON.
 * - The process does not exit, and logs no unhandled rejections, exceptions, listener leaks or memory errors.
 * - After 3 000 URLs have filled the caches and a fifth of the time has passed, memory grows by at most
 *   150 MB. Linux only.
 */
import { startApi } from './server.ts';
import { soak } from './soak/soak.ts';

const maxGrowth = 150;

const seconds = 60 * Number(process.argv[2] ?? 10);
await using api = await startApi();
const { statuses, memory, broken } = await soak({
  demoUrl: api.url,
  seconds,
  fill: 3_000,
  warmUp: seconds / 5,
  redis: process.argv[3] === 'redis',
  print: console.log,
});
const growth = memory.end - memory.warm;
if (growth > maxGrowth) broken.push(`Memory grew by ${growth} MB.`);
const counts = [...statuses].sort(([one], [other]) => one - other);
console.log(counts.map(([status, count]) => `${status}: ${count}`).join(', '));
console.log(
  `memory: ${memory.warm} MB warm, ${memory.end} MB at the end, at most ${memory.highest} MB`,
);
for (const line of broken.slice(0, 50)) console.log(`broken: ${line}`);
console.log(
  broken.length === 0 ? 'No rule was broken.' : `${broken.length} times a rule was broken.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
