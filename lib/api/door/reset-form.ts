import { z } from 'zod';
import { visitorAddress } from '@/lib/addresses/visitor-address';
import { confirmReset } from '@/lib/api/door/confirm-reset';
import { Refusal, statusOf } from '@/lib/api/door/refusal';
import { isFromThisSite } from '@/lib/api/door/same-site';
import { parseResetLink } from '@/lib/password/reset-link';
import { type ResetOutcome, refusedOutcome, resetFailed } from '@/lib/password/reset-outcome';
import { passwordFaults } from '@/lib/password/rule';

const linkSchema = z.object({ uid: z.string(), token: z.string() });
const passwordSchema = z.string().catch('');

/**
 * Answers the reset form. Whoever can send a request can send any: nothing of it is believed.
 *
 * @param link what the page was asked with.
 * @param fields `new_password` and `confirmation`.
 * @param headers those of the request.
 */
export async function answerResetForm(
  link: unknown,
  fields: FormData,
  headers: Headers,
): Promise<ResetOutcome> {
  const password = passwordSchema.parse(fields.get('new_password'));
  const faults = passwordFaults(password, passwordSchema.parse(fields.get('confirmation')));
  if (faults !== null) return { kind: 'faulty', faults };

  const { uid, token } = linkSchema.safeParse(link).data ?? { uid: '', token: '' };
  const known = parseResetLink(uid, token);
  if (known === null || !isFromThisSite(headers)) return resetFailed;
  try {
    await confirmReset({ ...known, new_password: password }, visitorAddress(headers));
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof Refusal) return refusedOutcome(error.status, error.problem);
    if (statusOf(error) === null) throw error;
    return resetFailed;
  }
}
