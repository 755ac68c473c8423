'use server';

import { headers } from 'next/headers';
import { answerResetForm } from '@/lib/api/door/reset-form';
import type { ResetLink } from '@/lib/password/reset-link';
import type { ResetOutcome } from '@/lib/password/reset-outcome';

/** Sets the password that the form holds. Bound to the link by the page. */
export async function changePassword(
  link: ResetLink,
  _: ResetOutcome | null,
  fields: FormData,
): Promise<ResetOutcome> {
  return answerResetForm(link, fields, await headers());
}
