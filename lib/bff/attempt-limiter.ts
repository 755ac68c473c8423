import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { sharing } from '../cache/sharing.ts';
import { deriveKey } from '../cache/signature.ts';
import { formatCount } from '../french/numbers.ts';
import { logRepeated } from '../runtime/log/log.ts';
import { metrics } from '../runtime/metrics/recorder.ts';
import { processSingleton } from '../runtime/process-singleton.ts';

/** Seconds for which attempts are counted at most. The privacy policy says how long. */
const maxDuration = 15 * 60;
/** How many names are counted at a time; about 10 MB. */
const maxKeys = 20_000;
/** Counts an attempt under a name; returns the milliseconds until the next one when there were too many. */
export type Limiter = (name: string) => Promise<number | null>;

/**
 * The limiter for one kind of attempts, shared by all instances on one Redis.
 * @param points attempts in `duration` seconds.
 */
export function attemptLimiter(kind: string, points: number, duration = maxDuration): Limiter {
  return processSingleton(`attempts.${kind}`, () => startLimiter(kind, points, duration));
}

/** The message after too many attempts. @param left milliseconds until the next one. */
export function tooManyAttempts(left: number): string {
  return `Trop de tentatives. Réessayez dans ${formatCount(Math.ceil(left / 60_000), 'minute', 'minutes')}.`;
}

function startLimiter(kind: string, points: number, duration: number): Limiter {
  const inMemory = new RateLimiterMemory({ points, duration });
  const recentKeys = createRecentKeys(maxKeys, duration * 1_000);
  // Without Redis, or while it is down, each process counts its own attempts.
  const link = sharing?.link;
  const attempts = link
    ? new RateLimiterRedis({
        storeClient: {
          // Its one command. When it fails, the process counts for itself.
          eval: async (script: string, options: { keys: string[]; arguments: string[] }) =>
            replySchema.parse(await link.run((client) => client.eval(script, options))),
        },
        useRedisPackage: true,
        keyPrefix: `medireleve:limits:${kind}`,
        insuranceLimiter: inMemory,
        points,
        duration,
      })
    : inMemory;
  // The key of the hashes: a plain hash of an address can be reversed.
  const secret = link ? deriveKey('limits') : randomBytes(32);

  return async (name) => {
    const hashed = createHmac('sha256', secret).update(name).digest('base64url');
    const evicted = recentKeys.touch(hashed);
    if (evicted !== null) void inMemory.delete(evicted);
    try {
      await attempts.consume(hashed);
      return null;
    } catch (error) {
      // The library rejects with its counter, which is no `Error`.
      if (!(error instanceof RateLimiterRes)) throw error;
      metrics.recorder?.limitReached(kind);
      logRepeated('warn', { event: 'too many attempts', limit: kind });
      return error.msBeforeNext;
    }
  };
}

/** Attempts, and the milliseconds for which they count. */
const replySchema = z.tuple([z.int().min(1), z.int().max(maxDuration * 1_000)]);

/** Recently used keys: each expires some milliseconds after its first use, and their number is bounded. */
export function createRecentKeys(maxKeys: number, duration: number) {
  // Maps iterate in the order of insertion: the last used key comes last.
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    get size(): number {
      return timers.size;
    },
    /** Adds a key or marks it as used; returns the least recently used key when it is evicted for it. */
    touch(key: string): string | null {
      const timer = timers.get(key) ?? setTimeout(() => timers.delete(key), duration).unref();
      timers.delete(key);
      timers.set(key, timer);
      const [oldest] = timers;
      if (timers.size <= maxKeys || oldest === undefined) return null;
      const [evicted, evictedTimer] = oldest;
      clearTimeout(evictedTimer);
      timers.delete(evicted);
      return evicted;
    },
  };
}
