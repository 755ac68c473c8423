import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { visitorNetwork } from '@/lib/addresses/visitor-address';
import { RecentNames } from '@/lib/api/door/recent-names';
import { redisForLimits } from '@/lib/api/door/redis-for-limits';
import { Refusal } from '@/lib/api/door/refusal';
import { sharing } from '@/lib/cache/sharing';
import { config } from '@/lib/config';
import { formatCount } from '@/lib/french/plural';

// Enough for whoever makes every mistake; too few to guess anything. The privacy policy says how long.
const duration = 15 * 60;
const perToken = 10;
const perVisitor = 20;

/** How many tokens, and how many visitors, are remembered; about 10 MB each. */
const mostKeys = 20_000;

/** Counts an attempt; gives the milliseconds until the next one when there were too many. */
type Limiter = (name: string) => Promise<number | null>;
type Limiters = { token: Limiter; visitor: Limiter };

const key = Symbol.for('medireleve.reset-limits');
// One for the process: Next.js loads this module once for pages and once for route handlers. What
// crosses between the two must not be told by its class.
const registry = globalThis as unknown as Record<symbol, Limiters | undefined>;
const limiters = registry[key] ?? startLimiters();
registry[key] = limiters;

/**
 * Counts an attempt at a password reset, whatever comes of it: 10 with a token and 20 by a visitor
 * in 15 minutes. Counting by account as well would let anyone lock anyone out.
 *
 * @throws {Refusal} 429 beyond that.
 */
export async function consumeResetAttempt(token: string, visitor: string | null): Promise<void> {
  const left =
    (await limiters.visitor(visitor === null ? 'nobody' : visitorNetwork(visitor))) ??
    (await limiters.token(token));
  if (left === null) return;
  const minutes = formatCount(Math.ceil(left / 60_000), 'minute', 'minutes');
  const detail = `Trop de tentatives. Réessayez dans ${minutes}.`;
  throw new Refusal(429, { detail }, Math.ceil(left / 1_000));
}

function startLimiters(): Limiters {
  const secret = hashSecret();
  const hash = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');
  return {
    token: limiter('token', perToken, hash),
    visitor: limiter('visitor', perVisitor, hash),
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

function limiter(kind: string, points: number, hash: (name: string) => string): Limiter {
  const inMemory = new RateLimiterMemory({ points, duration });
  const known = new RecentNames(mostKeys, duration * 1_000);
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

  return async (name) => {
    const hashed = hash(name);
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

/** The library rejects with the count itself, which is no error. */
function isSpent(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}
