import { createHash } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { visitorNetwork } from '@/lib/addresses/visitor-address';
import { Refusal } from '@/lib/api/door/refusal';
import { formatCount } from '@/lib/french/plural';

// Enough for whoever makes every mistake; too few to guess anything.
const duration = 15 * 60;
const perToken = 10;
const perVisitor = 20;

/** How many tokens, and how many visitors, are remembered; about 10 MB each. */
const mostKeys = 20_000;

type Limiter = { consume: (key: string) => Promise<void> };
type Limiters = { token: Limiter; visitor: Limiter };

const key = Symbol.for('medireleve.reset-limits');
// One for the process: Next.js loads this module once for pages and once for route handlers.
const registry = globalThis as unknown as Record<symbol, Limiters | undefined>;
const limiters = registry[key] ?? { token: limiter(perToken), visitor: limiter(perVisitor) };
registry[key] = limiters;

/**
 * Counts an attempt at a password reset, whatever comes of it: 10 with a token and 20 by a visitor
 * in 15 minutes. Counting by account as well would let anyone lock anyone out.
 *
 * @throws {Refusal} 429 beyond that.
 */
export async function consumeResetAttempt(token: string, visitor: string | null): Promise<void> {
  await limiters.visitor.consume(visitor === null ? 'nobody' : visitorNetwork(visitor));
  await limiters.token.consume(token);
}

function limiter(points: number): Limiter {
  const attempts = new RateLimiterMemory({ points, duration });
  const known = new Set<string>();

  /** The least recently seen go first: memory stays bounded, however many come. */
  function touch(name: string) {
    known.delete(name);
    known.add(name);
    const [oldest] = known;
    if (known.size <= mostKeys || oldest === undefined) return;
    known.delete(oldest);
    void attempts.delete(oldest);
  }

  return {
    async consume(name) {
      // What memory holds is good for nothing: neither tokens nor addresses.
      const hashed = createHash('sha256').update(name).digest('base64url');
      touch(hashed);
      try {
        await attempts.consume(hashed);
      } catch (error) {
        throw isSpent(error) ? tooMany(error.msBeforeNext) : error;
      }
    },
  };
}

/** The library rejects with the count itself, which is no error. */
function isSpent(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}

function tooMany(milliseconds: number): Refusal {
  const minutes = formatCount(Math.ceil(milliseconds / 60_000), 'minute', 'minutes');
  const detail = `Trop de tentatives. Réessayez dans ${minutes}.`;
  return new Refusal(429, { detail }, Math.ceil(milliseconds / 1_000));
}
