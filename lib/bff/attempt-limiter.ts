import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { RecentKeys } from '@/lib/bff/recent-keys';
import type { RedisLink } from '@/lib/cache/redis-link';
import { sharing } from '@/lib/cache/sharing';
import { config } from '@/lib/config';
import { formatCount } from '@/lib/french/plural';
import { visitorNetwork } from '@/lib/routing/visitor-address';
import { logRepeated } from '@/lib/runtime/log/log-repeated';
import { recorder } from '@/lib/runtime/metrics/recorder';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** Seconds for which attempts are counted. The privacy policy says how long. */
const duration = 15 * 60;

/** How many names are counted at a time; about 10 MB. */
const maxKeys = 20_000;

/** Counts an attempt under a name; returns the milliseconds until the next one when there were too many. */
export type Limiter = (name: string) => Promise<number | null>;

/**
 * The limiter for one kind of attempts, of this process or shared by all instances on one Redis.
 *
 * @param kind its name; one name is one limiter.
 * @param points how many attempts a name has in 15 minutes.
 */
export function attemptLimiter(kind: string, points: number): Limiter {
  return processSingleton(`attempts.${kind}`, () => startLimiter(kind, points));
}

/** The name of a visitor for a limiter: the network, so that another address of it does not help. */
export function visitorKey(visitor: string | null): string {
  return visitor === null ? 'nobody' : visitorNetwork(visitor);
}

/** The message after too many attempts: when the next one is allowed. */
export function tooManyAttempts(left: number): string {
  return `Trop de tentatives. Réessayez dans ${formatCount(Math.ceil(left / 60_000), 'minute', 'minutes')}.`;
}

function startLimiter(kind: string, points: number): Limiter {
  const inMemory = new RateLimiterMemory({ points, duration });
  const recentKeys = new RecentKeys(maxKeys, duration * 1_000);
  // Without Redis, or while it is down, each process counts its own attempts.
  const attempts: RateLimiterAbstract = sharing
    ? new RateLimiterRedis({
        storeClient: redisForLimits(sharing.link),
        useRedisPackage: true,
        keyPrefix: `medireleve:limits:${kind}`,
        insuranceLimiter: inMemory,
        points,
        duration,
      })
    : inMemory;
  const secret = hashSecret();

  return async (name) => {
    const hashed = createHmac('sha256', secret).update(name).digest('base64url');
    const evicted = recentKeys.touch(hashed);
    if (evicted !== null) void inMemory.delete(evicted);
    try {
      await attempts.consume(hashed);
      return null;
    } catch (error) {
      if (!isLimitReached(error)) throw error;
      recorder()?.limitReached(kind);
      logRepeated('warn', { event: 'too many attempts', limit: kind });
      return error.msBeforeNext;
    }
  };
}

/**
 * The key of the hashes: a plain hash of an IPv4 address can be reversed by trying them all. A single
 * process generates a key at each start and never writes it. Instances that share a Redis need the same
 * one: it is derived from their secrets, so the data in Redis alone reveals no address.
 */
function hashSecret(): Buffer {
  if (sharing === null) return randomBytes(32);
  const { REDIS_URL, REVALIDATE_SECRET, PREVIEW_SECRET } = config;
  const secrets = JSON.stringify(['limits', REDIS_URL, REVALIDATE_SECRET, PREVIEW_SECRET]);
  return createHash('sha256').update(secrets).digest();
}

/** The library rejects with its counter, which is no `Error`. */
function isLimitReached(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}

type Script = { keys: string[]; arguments: string[] };

/**
 * The Redis client that rate-limiter-flexible counts with: it runs one script, which fails at once while
 * Redis is down.
 */
function redisForLimits(link: RedisLink) {
  return {
    eval: (script: string, { keys, arguments: args }: Script) =>
      link.run((client) => client.eval(script, { keys, arguments: args })),
  };
}
