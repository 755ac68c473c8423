import { confirmReset } from '@/lib/bff/confirm-reset';
import { HttpError, statusOf } from '@/lib/bff/http-error';
import { isFromThisSite } from '@/lib/bff/same-site';
import type { ResetLink } from '@/lib/forms/password/reset-link';
import { type ResetOutcome, refusedOutcome, resetFailed } from '@/lib/forms/password/reset-outcome';
import { passwordFaults } from '@/lib/forms/password/rule';
import { textField } from '@/lib/forms/post/form-data';
import { visitorAddress } from '@/lib/routing/visitor-address';

/** The outcome of a reset form, with the HTTP status of its response. */
export type ResetResult = {
  outcome: ResetOutcome;
  status: number;
  /** The seconds of `Retry-After`. */
  retryAfter?: number | undefined;
};

/**
 * Statuses about the credentials or the connection of the site's own request to the API. A browser would
 * apply them to its request, and may send the form again (RFC 9110, section 15.5).
 */
const proxyStatuses = [401, 407, 408, 421, 426];

/**
 * Sets the password of a reset form (docs/product.md#password-reset). Everything is validated again: anyone can send
 * such a request.
 *
 * @param fields `new_password` and `confirmation`.
 * @param headers those of the request.
 */
export async function submitResetForm(
  link: ResetLink,
  fields: FormData,
  headers: Headers,
): Promise<ResetResult> {
  const password = textField(fields, 'new_password');
  const faults = passwordFaults(password, textField(fields, 'confirmation'));
  if (faults !== null) return { status: 400, outcome: { kind: 'faulty', faults } };
  if (!isFromThisSite(headers)) return { status: 403, outcome: resetFailed };
  try {
    await confirmReset({ ...link, new_password: password }, visitorAddress(headers));
    return { status: 200, outcome: { kind: 'done' } };
  } catch (error) {
    if (error instanceof HttpError) return refusedResult(error);
    const status = statusOf(error);
    if (status === null) throw error;
    return { status, outcome: resetFailed };
  }
}

function refusedResult({ status, problem, retryAfter }: HttpError): ResetResult {
  return {
    status: proxyStatuses.includes(status) ? 400 : status,
    outcome: refusedOutcome(status, problem),
    retryAfter,
  };
}
