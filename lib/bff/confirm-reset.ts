import { confirmResetPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiFailureError } from '@/lib/api/errors';
import { attemptLimiter, countAttempt, visitorKey } from '@/lib/bff/attempt-limiter';
import { HttpError } from '@/lib/bff/respond';
import { writeLine } from '@/lib/runtime/log/log';

/** What the form of an e-mailed link sends. `uid` and `token` come from the link. */
export type PasswordReset = { uid: string; token: string; new_password: string };

// Enough for honest mistakes, too few to guess a token. A limit for each account would let anyone lock its owner out.
const byToken = attemptLimiter('reset-token', 10);
const byVisitor = attemptLimiter('reset-visitor', 20);

/**
 * Sends a password reset to the API, once: a token is valid once.
 * @throws {HttpError} 429 after 20 attempts of a visitor or 10 with a token in 15 minutes; otherwise with the API's
 * problem, or our own message (docs/product.md#password-reset): 502 unless its status is 4xx.
 * @throws {ApiError} without a response, after logging it.
 */
export async function confirmReset(
  { uid, token, new_password }: PasswordReset,
  visitor: string | null,
): Promise<void> {
  await countAttempt(byVisitor, visitorKey(visitor));
  await countAttempt(byToken, token);
  try {
    await api.post(confirmResetPath, { uid, token, new_password }, visitor);
  } catch (error) {
    const isRefusal = error instanceof ApiFailureError && error.status >= 400 && error.status < 500;
    if (!isRefusal) writeLine('warn', { event: 'call failed', error: String(error) });
    if (!(error instanceof ApiFailureError)) throw error;
    const generic = { detail: 'Erreur lors de la réinitialisation du mot de passe' };
    throw new HttpError(isRefusal ? error.status : 502, error.problem ?? generic);
  }
}
