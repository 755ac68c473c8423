import { z } from 'zod';
import { formatFlash, parseFlash } from '@/lib/form-post/flash-value';
import type { ResetLink } from './reset-link';
import type { ResetOutcome } from './reset-outcome';
import { minPasswordLength } from './rule';

/** Characters of a message of the API: with them the cookie stays below the 4096 bytes of RFC 6265. */
const maxMessage = 400;

const text = z.string();
const outcomeSchema: z.ZodType<ResetOutcome> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done') }),
  z.object({
    kind: z.literal('faulty'),
    faults: z.object({ password: text.optional(), confirmation: text.optional() }),
  }),
  z.object({ kind: z.literal('refused'), message: text, spent: z.boolean() }),
]);

/**
 * Writes the outcome of a reset as a flash cookie, signed with the link: whoever knows that needs no
 * forged cookie. The API may repeat what it was sent: neither token nor password gets into the cookie.
 */
export function formatResetFlash(outcome: ResetOutcome, link: ResetLink, password: string): string {
  // Anything shorter is no secret, and would be found in the words of any message. Trimmed, as messages
  // of the API are.
  const secrets = [link.token, password.trim()].filter(({ length }) => length >= minPasswordLength);
  const clean = (message: string) => {
    const masked = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), message);
    return [...masked].slice(0, maxMessage).join('');
  };
  return formatFlash(withMessages(outcome, clean), keyOf(link));
}

/** Reads that outcome; `null` when there is none of this link. */
export function parseResetFlash(flash: string | undefined, link: ResetLink): ResetOutcome | null {
  return parseFlash(flash, keyOf(link), outcomeSchema);
}

/** Changes what the API may have said; the fault of the confirmation is always ours. */
function withMessages(outcome: ResetOutcome, change: (message: string) => string): ResetOutcome {
  if (outcome.kind === 'refused') return { ...outcome, message: change(outcome.message) };
  if (outcome.kind === 'done' || outcome.faults.password === undefined) return outcome;
  return { ...outcome, faults: { ...outcome.faults, password: change(outcome.faults.password) } };
}

function keyOf({ uid, token }: ResetLink): string {
  return JSON.stringify([uid, token]);
}
