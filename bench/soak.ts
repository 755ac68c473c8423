/*
 * A soak: visitors of all kinds on the built site while its API fails at random, in every way the
 * end-to-end tests know, in bursts and call by call, and while the webhook is called. `npm run build`
 * first, then
 *
 *   node_modules/.bin/node bench/soak.ts [minutes = 10] [redis]
 *
 * With `redis`, the site has one, which is hung, killed and started again. It ends with 1 when one of
 * these rules was broken:
 *
 * - What was good and kept stays. An address that was answered with 200 and may be kept by shared
 *   caches (s-maxage) is answered with 200 from then on, whether it is due or was refreshed by the
 *   webhook in between; an address asked for once, as long as it is one of the last forty. The API
 *   never says of an ad or a post that is visited that it is gone, nor of a list that it ends (404).
 * - What was never good fails as it should: pages with 500, all else with 502 or 504, share images
 *   with 503 while too many are being drawn. What makes no sense is refused with 4xx.
 * - Every answer is whole: its length, its last tag, its heading, its JSON.
 * - The process lives on, and says nothing of unhandled rejections, exceptions, listeners or memory.
 * - Once 3 000 addresses have filled the caches and a fifth of the time has passed, memory grows by no
 *   more than 150 MB. Linux only.
 */
import { freePort, startNode, stop, untilAnswers } from '../scripts/process.ts';
import { soak } from './soak/soak.ts';

const maxGrowth = 150;

const minutes = Number(process.argv[2] ?? 10);
const seconds = minutes * 60;
const apiPort = await freePort();
const demoUrl = `http://127.0.0.1:${apiPort}`;
const api = startNode(['demo/main.ts', '--port', `${apiPort}`, '--db', ':memory:'], {}, 'ignore');
await untilAnswers(`${demoUrl}/healthz`, api);
try {
  const redis = process.argv[3] === 'redis';
  const soaked = await soak({
    demoUrl,
    seconds,
    fill: 3_000,
    warmUp: seconds / 5,
    redis,
    say: print,
  });
  const { statuses, memory, broken } = soaked;
  const growth = memory.end - memory.warm;
  if (growth > maxGrowth) broken.push(`Memory grew by ${growth} MB.`);
  const counts = [...statuses].sort(([one], [other]) => one - other);
  print(counts.map(([status, count]) => `${status}: ${count}`).join(', '));
  print(
    `memory: ${memory.warm} MB warm, ${memory.end} MB at the end, at most ${memory.highest} MB`,
  );
  for (const line of broken.slice(0, 50)) print(`broken: ${line}`);
  print(broken.length === 0 ? 'No rule was broken.' : `${broken.length} times a rule was broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await stop(api);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
