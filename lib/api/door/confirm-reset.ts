import { Refusal } from '@/lib/api/door/refusal';
import { readPasswordReset } from '@/lib/api/door/reset-request';
import { ApiFailureError } from '@/lib/api/errors';
import { log } from '@/lib/api/log';
import { confirmPasswordReset } from '@/lib/api/password-reset';

/**
 * Passes a password reset on to the API.
 *
 * @throws {Refusal} of ours for a request we do not take, or with what the API has against it
 *   (specification, section 8).
 * @throws {ApiError} when the API failed, after logging it.
 */
export async function confirmReset(request: Request): Promise<void> {
  const reset = await readPasswordReset(request);
  try {
    await confirmPasswordReset(reset);
  } catch (error) {
    if (error instanceof ApiFailureError && error.status >= 400 && error.status < 500) {
      const unexplained = { detail: 'Erreur lors de la réinitialisation du mot de passe' };
      throw new Refusal(error.status, error.problem ?? unexplained);
    }
    // Cached reads are logged by Next.js; this one is not cached.
    log({ event: 'call failed', error: String(error) });
    throw error;
  }
}
