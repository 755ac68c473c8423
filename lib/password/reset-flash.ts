import { z } from 'zod';
import { formatFlash, parseFlash } from '@/lib/form-post/flash-value';
import type { ResetLink } from './reset-link';
import type { ResetOutcome } from './reset-outcome';
import { minPasswordLength } from './rule';

/** Maximum length of a message of the API: keeps the cookie below the 4096 bytes of RFC 6265. */
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
 * Formats the outcome of a reset as a flash cookie, signed with the link: who knows the link could
 * not gain anything by forging it. Token and password, which the API may repeat, are removed.
 */
export function formatResetFlash(outcome: ResetOutcome, link: ResetLink, password: string): string {
  // A shorter one is not a valid secret, and may be part of any word. Trimmed, like the messages of
  // the API.
  const secrets = [link.token, password.trim()].filter(({ length }) => length >= minPasswordLength);
  const clean = (message: string) => {
    const masked = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), message);
    return [...masked].slice(0, maxMessage).join('');
  };
  return formatFlash(withMessages(outcome, clean), keyOf(link));
}

/** Parses that outcome; `null` when there is none for this link. */
export function parseResetFlash(flash: string | undefined, link: ResetLink): ResetOutcome | null {
  return parseFlash(flash, keyOf(link), outcomeSchema);
}

/** Maps the messages that may come from the API: the error of the confirmation never does. */
function withMessages(outcome: ResetOutcome, change: (message: string) => string): ResetOutcome {
  if (outcome.kind === 'refused') return { ...outcome, message: change(outcome.message) };
  if (outcome.kind === 'done' || outcome.faults.password === undefined) return outcome;
  return { ...outcome, faults: { ...outcome.faults, password: change(outcome.faults.password) } };
}

function keyOf({ uid, token }: ResetLink): string {
  return JSON.stringify([uid, token]);
}
