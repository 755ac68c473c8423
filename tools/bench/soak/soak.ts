import { setTimeout as delay } from 'node:timers/promises';
import { TestRedis } from '../../../e2e/redis/test.ts';
import { startGateway } from '../../../e2e/stage/gateway.ts';
import { secret } from '../../../e2e/webhook/test.ts';
import { freePort, stop, untilResponds } from '../../../scripts/process.ts';
import { siteEnvironment, startSite } from '../../../scripts/site.ts';
import { median } from '../results.ts';
import { residentMegabytes } from '../server.ts';
import { createFailurePlan, pick } from './failure-plan.ts';
import { type VisitLog, visit } from './visitors.ts';
import { onceVisit } from './visits.ts';

type Settings = {
  demoUrl: string;
  seconds: number;
  /** URLs requested once before the test begins, to fill the caches. */
  fill?: number;
  /** Seconds after which memory should not grow any more. */
  warmUp: number;
  /** Whether the site has a Redis, which hangs, is killed and restarted. */
  redis: boolean;
  print?: (line: string) => void;
};

type Soaked = VisitLog & {
  /** Megabytes after the warm-up and at the end, as medians of half a minute, and the maximum. */
  memory: { warm: number; end: number; highest: number };
};

/** Warnings and errors in the output of a process, and errors of our code in its log. */
const alarm =
  /unhandledRejection|uncaughtException|UnhandledPromise|MaxListenersExceeded|out of memory|"error":\{"name":"(?:Type|Reference|Range|Syntax)Error"/;

const changes = [
  { type: 'ads' },
  { type: 'posts' },
  { type: 'partners' },
  { type: 'specialties' },
  { type: 'post', slug: 'contrat-de-remplacement' },
  ...[1, 2, 3, 12, 30].map((id) => ({ type: 'ad', id })),
];

/** Visits the built site while its API fails at random; the rules are in `tools/bench/soak.ts`. */
export async function soak(settings: Settings): Promise<Soaked> {
  const { demoUrl, seconds, fill = 0, warmUp, redis: withRedis, print = () => {} } = settings;
  await using cleanup = new AsyncDisposableStack();
  const gateway = await startGateway(demoUrl, { failureOf: createFailurePlan() });
  cleanup.defer(gateway.stop);
  const redis = withRedis ? await TestRedis.start() : null;
  cleanup.defer(() => redis?.kill());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    ...siteEnvironment(gateway.url, url),
    GOOGLE_MAPS_API_KEY: 'cle-d-essai',
    PREVIEW_SECRET: '',
    TRUSTED_PROXIES: '1',
    REVALIDATE_SECRET: secret,
    REDIS_URL: redis?.url ?? '',
  };
  const site = startSite(port, environment, ['ignore', 'pipe', 'pipe']);
  cleanup.defer(() => stop(site));
  const broken: string[] = [];
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (data) => broken.push(...alarmsIn(data)));
  }
  await untilResponds(`${url}/icon.svg`, site);

  let end = Number.POSITIVE_INFINITY;
  const isEnded = () => Date.now() >= end || site.exitCode !== null || site.signalCode !== null;
  /** Megabytes, one for each second. */
  const samples: number[] = [];
  const watch = async () => {
    for (; !isEnded(); await delay(1_000)) {
      samples.push(residentMegabytes(site.pid));
      if (samples.length % 30 === 0) print(`${samples.length} s: ${samples.at(-1)} MB`);
    }
  };
  const watching = watch();
  await fillCaches(url, fill);
  const filled = samples.length;
  if (fill > 0) print(`${fill} pages are stored.`);
  end = Date.now() + seconds * 1_000;
  const [log] = await Promise.all([
    visit(url, isEnded),
    watching,
    callHooks(url, isEnded),
    redis && disturb(redis, isEnded),
  ]);
  if (site.exitCode !== null || site.signalCode !== null) {
    broken.push(`The site stopped after ${samples.length} s.`);
  }
  const medianBefore = (second: number) => median(samples.slice(Math.max(0, second - 30), second));
  return {
    statuses: log.statuses,
    broken: [...log.broken, ...broken],
    memory: {
      warm: medianBefore(filled + warmUp),
      end: medianBefore(samples.length),
      highest: Math.max(...samples),
    },
  };
}

async function fillCaches(url: string, pages: number): Promise<void> {
  const names = Array.from({ length: pages }, onceVisit).values();
  const request = async () => {
    for (const { path } of names) await (await fetch(url + path)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 8 }, request));
}

function alarmsIn(output: unknown): string[] {
  return String(output)
    .split('\n')
    .filter((line) => alarm.test(line));
}

/** Calls the webhook, as the API does after changes. */
async function callHooks(url: string, isEnded: () => boolean): Promise<void> {
  while (!isEnded()) {
    await delay(6_000 * Math.random());
    await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(pick(changes)),
    });
  }
}

async function disturb(redis: TestRedis, isEnded: () => boolean): Promise<void> {
  while (!isEnded()) {
    await delay(15_000);
    redis.hang();
    await delay(3_000);
    redis.resume();
    await delay(15_000);
    await redis.kill();
    await delay(3_000);
    await redis.start();
  }
}
