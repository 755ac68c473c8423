import { ApiFailureError } from '@/lib/api/errors';
import { confirmPasswordReset, type PasswordReset } from '@/lib/api/resources/password-reset';
import { HttpError } from '@/lib/bff/http-error';
import { consumeResetAttempt } from '@/lib/bff/reset-limits';
import { log } from '@/lib/log/log';

/**
 * Passes a password reset on to the API, for the door and for the form.
 *
 * @param visitor the IP address it comes from, or `null` when nobody knows.
 * @throws {HttpError} 429 after too many attempts, before the API is asked; otherwise with what the
 *   API has against it (specification, section 8).
 * @throws {ApiError} when the API failed, after logging it.
 */
export async function confirmReset(reset: PasswordReset, visitor: string | null): Promise<void> {
  await consumeResetAttempt(reset.token, visitor);
  try {
    await confirmPasswordReset(reset, visitor);
  } catch (error) {
    if (error instanceof ApiFailureError && error.status >= 400 && error.status < 500) {
      const unexplained = { detail: 'Erreur lors de la réinitialisation du mot de passe' };
      throw new HttpError(error.status, error.problem ?? unexplained);
    }
    // Cached reads are logged by Next.js; this one is not cached.
    log({ event: 'call failed', error: String(error) });
    throw error;
  }
}
