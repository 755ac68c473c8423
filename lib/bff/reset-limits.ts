import { attemptLimiter, tooManyAttempts, visitorKey } from '@/lib/bff/attempt-limiter';
import { HttpError } from '@/lib/bff/http-error';

// Enough for honest mistakes, too few to guess a token.
const byToken = attemptLimiter('reset-token', 10);
const byVisitor = attemptLimiter('reset-visitor', 20);

/**
 * Counts an attempt at a password reset, successful or not: 10 per token and 20 per visitor in 15 minutes.
 * A limit per account would let anyone lock its owner out.
 *
 * @throws {HttpError} 429 beyond that.
 */
export async function consumeResetAttempt(token: string, visitor: string | null): Promise<void> {
  const left = (await byVisitor(visitorKey(visitor))) ?? (await byToken(token));
  if (left !== null)
    throw new HttpError(429, { detail: tooManyAttempts(left) }, Math.ceil(left / 1_000));
}
