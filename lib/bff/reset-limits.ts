import { attemptLimiter, tooMany, visitorKey } from '@/lib/bff/attempt-limiter';
import { HttpError } from '@/lib/bff/http-error';

// Enough for whoever makes every mistake; too few to guess anything.
const byToken = attemptLimiter('reset-token', 10);
const byVisitor = attemptLimiter('reset-visitor', 20);

/**
 * Counts an attempt at a password reset, whatever comes of it: 10 with a token and 20 by a visitor
 * in 15 minutes. Counting by account as well would let anyone lock anyone out.
 *
 * @throws {HttpError} 429 beyond that.
 */
export async function consumeResetAttempt(token: string, visitor: string | null): Promise<void> {
  const left = (await byVisitor(visitorKey(visitor))) ?? (await byToken(token));
  if (left !== null) throw new HttpError(429, { detail: tooMany(left) }, Math.ceil(left / 1_000));
}
