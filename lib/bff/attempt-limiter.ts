import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { RecentKeys } from '@/lib/bff/recent-keys';
import { redisForLimits } from '@/lib/bff/redis-for-limits';
import { sharing } from '@/lib/cache/sharing';
import { config } from '@/lib/config';
import { formatCount } from '@/lib/french/plural';
import { processSingleton } from '@/lib/process-singleton';
import { visitorNetwork } from '@/lib/visitor-address';

/** Seconds for which attempts are counted. The privacy policy says how long. */
const duration = 15 * 60;

/** How many names are remembered; about 10 MB. */
const maxKeys = 20_000;

/** Counts an attempt under a name; gives the milliseconds until the next one when there were too many. */
export type Limiter = (name: string) => Promise<number | null>;

/**
 * The limiter for one kind of attempts: of this process, or of all that share a Redis.
 *
 * @param kind names it; whoever asks for the same is given the same.
 * @param points how many attempts a name has in 15 minutes.
 */
export function attemptLimiter(kind: string, points: number): Limiter {
  return processSingleton(`attempts.${kind}`, () => startLimiter(kind, points));
}

/** The name of a visitor for a limiter: nobody can change theirs by taking another address. */
export function visitorKey(visitor: string | null): string {
  return visitor === null ? 'nobody' : visitorNetwork(visitor);
}

/** That there were too many attempts, and in how long there may be another. */
export function tooMany(left: number): string {
  return `Trop de tentatives. Réessayez dans ${formatCount(Math.ceil(left / 60_000), 'minute', 'minutes')}.`;
}

function startLimiter(kind: string, points: number): Limiter {
  const inMemory = new RateLimiterMemory({ points, duration });
  const known = new RecentKeys(maxKeys, duration * 1_000);
  // Without Redis, or while it is down, each process counts by itself.
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
    const forgotten = known.see(hashed);
    if (forgotten !== null) void inMemory.delete(forgotten);
    try {
      await attempts.consume(hashed);
      return null;
    } catch (error) {
      if (isSpent(error)) return error.msBeforeNext;
      throw error;
    }
  };
}

/**
 * An IPv4 address is found from its bare hash by trying them all; not without this key. That of one
 * process is made anew at each start and written nowhere. Instances that count together need the
 * same one: it is made of what only they know, so what Redis holds says nothing by itself.
 */
function hashSecret(): Buffer {
  if (sharing === null) return randomBytes(32);
  const { REDIS_URL, REVALIDATE_SECRET, PREVIEW_SECRET } = config;
  const known = JSON.stringify(['limits', REDIS_URL, REVALIDATE_SECRET, PREVIEW_SECRET]);
  return createHash('sha256').update(known).digest();
}

/** The library rejects with the count itself, which is no error. */
function isSpent(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}
