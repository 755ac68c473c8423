import { ApiFailureError } from '@/lib/api/errors';
import { confirmPasswordReset, type PasswordReset } from '@/lib/api/resources/password-reset';
import { HttpError } from '@/lib/bff/http-error';
import { consumeResetAttempt } from '@/lib/bff/reset-limits';
import { log } from '@/lib/runtime/log/log';

/**
 * Sends a password reset to the API, for the route handlers of the call and of the form.
 *
 * @param visitor the IP address it comes from, or `null` when it is unknown.
 * @throws {HttpError} 429 after too many attempts, before the API is called; otherwise with the problem that the API
 *   responds with, whatever its status, or our own message (docs/product.md#password-reset): 502 unless that is 4xx.
 * @throws {ApiError} when there was no response, after logging it.
 */
export async function confirmReset(reset: PasswordReset, visitor: string | null): Promise<void> {
  await consumeResetAttempt(reset.token, visitor);
  try {
    await confirmPasswordReset(reset, visitor);
  } catch (error) {
    const isRefusal = error instanceof ApiFailureError && error.status >= 400 && error.status < 500;
    // Next.js logs errors of cached reads; this call is not cached.
    if (!isRefusal) log({ event: 'call failed', error: String(error) });
    if (!(error instanceof ApiFailureError)) throw error;
    const generic = { detail: 'Erreur lors de la réinitialisation du mot de passe' };
    throw new HttpError(isRefusal ? error.status : 502, error.problem ?? generic);
  }
}
