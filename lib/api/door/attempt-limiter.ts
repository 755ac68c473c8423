import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { visitorNetwork } from '@/lib/addresses/visitor-address';
import { RecentNames } from '@/lib/api/door/recent-names';
import { formatCount } from '@/lib/french/plural';

/** Seconds for which attempts are counted. The privacy policy says how long. */
const duration = 15 * 60;

/** How many names are remembered; about 10 MB. */
const mostKeys = 20_000;

/** Counts an attempt under a name; gives the milliseconds until the next one when there were too many. */
export type Limiter = (name: string) => Promise<number | null>;

// One for the process: Next.js loads a module once for pages and once for route handlers. What
// crosses between the two must not be told by its class.
const registry = globalThis as unknown as Record<symbol, Limiter | undefined>;

/**
 * The limiter of this process for one kind of attempts.
 *
 * @param kind names it; whoever asks for the same is given the same.
 * @param points how many attempts a name has in 15 minutes.
 */
export function attemptLimiter(kind: string, points: number): Limiter {
  const key = Symbol.for(`medireleve.attempts.${kind}`);
  const limiter = registry[key] ?? startLimiter(points);
  registry[key] = limiter;
  return limiter;
}

/** The name of a visitor for a limiter: nobody can change theirs by taking another address. */
export function visitorName(visitor: string | null): string {
  return visitor === null ? 'nobody' : visitorNetwork(visitor);
}

/** That there were too many attempts, and in how long there may be another. */
export function tooMany(left: number): string {
  return `Trop de tentatives. Réessayez dans ${formatCount(Math.ceil(left / 60_000), 'minute', 'minutes')}.`;
}

function startLimiter(points: number): Limiter {
  const attempts = new RateLimiterMemory({ points, duration });
  const known = new RecentNames(mostKeys, duration * 1_000);
  // An IPv4 address is found from its bare hash by trying them all; not without this key, which is
  // made anew at each start and written nowhere. So what memory holds says nothing by itself.
  const secret = randomBytes(32);

  return async (name) => {
    const hashed = createHmac('sha256', secret).update(name).digest('base64url');
    const forgotten = known.see(hashed);
    if (forgotten !== null) void attempts.delete(forgotten);
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
