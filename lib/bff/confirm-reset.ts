import { ApiFailureError } from '@/lib/api/errors';
import { confirmPasswordReset, type PasswordReset } from '@/lib/api/resources/password-reset';
import { HttpError } from '@/lib/bff/http-error';
import { consumeResetAttempt } from '@/lib/bff/reset-limits';
import { log } from '@/lib/log/log';

/**
 * Sends a password reset to the API, for the route handlers of the call and of the form.
 *
 * @param visitor the IP address it comes from, or `null` when it is unknown.
 * @throws {HttpError} 429 after too many attempts, before the API is called; otherwise with the problem
 *   that the API responds with (specification, section 8).
 * @throws {ApiError} when the API failed, after logging it.
 */
export async function confirmReset(reset: PasswordReset, visitor: string | null): Promise<void> {
  await consumeResetAttempt(reset.token, visitor);
  try {
    await confirmPasswordReset(reset, visitor);
  } catch (error) {
    if (error instanceof ApiFailureError && error.status >= 400 && error.status < 500) {
      const generic = { detail: 'Erreur lors de la réinitialisation du mot de passe' };
      throw new HttpError(error.status, error.problem ?? generic);
    }
    // Next.js logs errors of cached reads; this call is not cached.
    log({ event: 'call failed', error: String(error) });
    throw error;
  }
}
