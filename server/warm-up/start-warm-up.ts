import { setTimeout } from 'node:timers/promises';
import { sharing } from '../../lib/cache/sharing.ts';
import { config } from '../../lib/config.ts';
import { writeLine } from '../../lib/log/line.ts';
import { whileListening } from '../../lib/shutdown/while-listening.ts';
import { isWarming, setWarming } from '../../lib/warming.ts';
import type { Middleware } from '../compose.ts';
import { countReads } from './count-reads.ts';
import { PageReads } from './page-reads.ts';
import { warmUp } from './warm-up.ts';

/** What visitors read: the middleware that counts it, and the publication of the counts, which never rejects. */
type Reads = { count: Middleware; publish: () => Promise<void> };

/** Milliseconds after which the process is ready, whatever is not rendered yet. */
const readyTimeoutMs = 60_000;
/** Milliseconds between two publications of what visitors read. */
const publishIntervalMs = 60_000;
/** Milliseconds for Redis to respond, and between two attempts. */
const redisTimeoutMs = 5_000;
const pollMs = 50;

/**
 * Starts {@link warmUp} of the server of this process for `WARM_UP` pages once it listens, and logs its end. Where
 * there is Redis, the process is not ready before the pages are rendered that visitors read most.
 *
 * @param isBusy whether a visitor waits for a response.
 * @returns `null` without Redis.
 */
export function startWarmUp(isBusy: () => boolean): Reads | null {
  const reads = sharing && new PageReads(sharing.prefix);
  setWarming(reads !== null);
  whileListening((origin) => {
    const controller = new AbortController();
    const timer = setInterval(publish, publishIntervalMs).unref();
    setTimeout(readyTimeoutMs, undefined, { ref: false }).then(() => setWarming(false));
    void run(origin, controller.signal);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  });

  async function publish(): Promise<void> {
    if (reads)
      await sharing?.link.run((client) => reads.publish(client), 'background').catch(() => {});
  }

  async function findMostRead(): Promise<string[]> {
    if (sharing === null || reads === null) return [];
    const { link } = sharing;
    const end = performance.now() + redisTimeoutMs;
    while (performance.now() < end) {
      const paths = await link
        .run((client) => reads.mostRead(client, config.WARM_UP), 'background')
        .catch(() => null);
      if (paths !== null) return paths;
      await setTimeout(pollMs);
    }
    return [];
  }

  async function run(origin: string, signal: AbortSignal): Promise<void> {
    const begin = performance.now();
    const seconds = () => Math.round((performance.now() - begin) / 1_000);
    try {
      const counts = await warmUp({
        origin,
        siteUrl: config.SITE_URL,
        limit: config.WARM_UP,
        findMostRead,
        isWarming,
        onReady: () => setWarming(false),
        isBusy,
        signal,
      });
      writeLine('info', { event: 'warmed up', ...counts, seconds: seconds() });
    } catch (error) {
      setWarming(false);
      if (signal.aborted) return;
      writeLine('warn', { event: 'warm-up failed', error: String(error), seconds: seconds() });
    }
  }

  return reads && { count: countReads((path) => reads.count(path)), publish };
}
