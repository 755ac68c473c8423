import { z } from 'zod';
import { confirmResetPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiFailureError } from '@/lib/api/errors';
import { attemptLimiter } from '@/lib/bff/attempt-limiter';
import { isFromThisSite, readJsonBody, requireThisSite } from '@/lib/bff/request-checks';
import { countAttempt, HttpError, statusOf } from '@/lib/bff/respond';
import { typedText } from '@/lib/forms/check-form';
import { resetRefused } from '@/lib/forms/messages';
import type { ResetLink } from '@/lib/forms/password/reset-link';
import { type ResetOutcome, refusedOutcome } from '@/lib/forms/password/reset-outcome';
import { passwordFault, passwordFaults, resetFailed } from '@/lib/forms/password/rule';
import { visitorAddress, visitorNetwork } from '@/lib/routing/visitor-address';
import { logRepeated } from '@/lib/runtime/log/log';

/** The fields of the form of an e-mailed link. `uid` and `token` come from the link. */
export type PasswordReset = { uid: string; token: string; new_password: string };
// Enough for honest mistakes, too few to guess a token. A limit for each account would let anyone lock its owner out.
const byToken = attemptLimiter('reset-token', 10);
const byVisitor = attemptLimiter('reset-visitor', 20);

/** Sends a password reset to the API, once. @throws {HttpError} 429, the API's 4xx, or 502. @throws {ApiError} */
export async function confirmReset(reset: PasswordReset, visitor: string | null): Promise<void> {
  await countAttempt(byVisitor, visitorNetwork(visitor));
  await countAttempt(byToken, reset.token);
  try {
    await api.post(confirmResetPath, reset, visitor);
  } catch (error) {
    // dj-rest-auth confirms in words.
    const isDone = error instanceof ApiFailureError && error.status === 200;
    if (isDone && typeof error.problem?.detail === 'string') return;
    const isRefusal = error instanceof ApiFailureError && error.status >= 400 && error.status < 500;
    if (!isRefusal) logRepeated('warn', { event: 'call failed', error: String(error) });
    if (!(error instanceof ApiFailureError)) throw error;
    throw new HttpError(isRefusal ? error.status : 502, error.problem ?? { detail: resetRefused });
  }
}

const maxBodyBytes = 10_000;
const missing = 'Ce champ est obligatoire.';
const filled = z.string({ error: missing }).regex(/^\P{C}+$/u, { error: missing });

const resetSchema: z.ZodType<PasswordReset> = z.object({
  uid: filled,
  token: filled,
  new_password: z.string({ error: missing }).superRefine((password, context) => {
    const message = passwordFault(password);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
});

/** Reads the body of the call that sets a new password. @throws {HttpError} 403, 415, 413, or 400 by field. */
export async function readPasswordReset(request: Request): Promise<PasswordReset> {
  requireThisSite(request.headers);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, { detail: 'Un contenu JSON est attendu.' });
  }
  const body = await readJsonBody(request.body, maxBodyBytes, 'La demande n’est pas du JSON.');
  const reset = resetSchema.safeParse(body);
  if (reset.success) return reset.data;
  throw new HttpError(400, z.flattenError(reset.error).fieldErrors);
}

/** Statuses about the site's own request, which a browser would apply to its own (RFC 9110, section 15.5). */
const proxyStatuses = [401, 407, 408, 421, 426];

/** Sets the password of a reset form (docs/product.md#password-reset), which it validates again. */
export async function submitResetForm(
  link: ResetLink,
  fields: FormData,
  headers: Headers,
): Promise<{ outcome: ResetOutcome; status: number; retryAfter?: number | undefined }> {
  const password = typedText(fields, 'new_password');
  const faults = passwordFaults(password, typedText(fields, 'confirmation'));
  if (faults !== null) return { status: 400, outcome: { kind: 'faulty', faults } };
  if (!isFromThisSite(headers)) return { status: 403, outcome: resetFailed };
  try {
    await confirmReset({ ...link, new_password: password }, visitorAddress(headers));
    return { status: 200, outcome: { kind: 'done' } };
  } catch (error) {
    if (error instanceof HttpError) {
      const { status, problem, retryAfter } = error;
      const outcome = refusedOutcome(status, problem);
      return { outcome, status: proxyStatuses.includes(status) ? 400 : status, retryAfter };
    }
    const status = statusOf(error);
    if (status === null) throw error;
    return { status, outcome: resetFailed };
  }
}
