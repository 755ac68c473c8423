import { z } from 'zod';
import { cut } from '../../french/text.ts';
import { resetRefused } from '../messages.ts';
import { formatFlash, parseFlash } from '../post/flash.ts';
import type { Problem } from '../problem.ts';
import { outcomeParam, type ResetLink } from './reset-link.ts';
import { minPasswordLength } from './rule.ts';

/** In characters: what a visitor reads, and short enough for a URL. */
const maxMessage = 400;

const text = z.string();
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done') }),
  z.object({
    kind: z.literal('faulty'),
    faults: z.object({ password: text.optional(), confirmation: text.optional() }),
  }),
  // `spent`: the link is invalid, so that a new one is needed.
  z.object({ kind: z.literal('refused'), message: text, spent: z.boolean() }),
]);

/** The outcome of sending the reset form, ready to be shown; `faulty`: fields are invalid. */
export type ResetOutcome = z.infer<typeof outcomeSchema>;

/**
 * The outcome of a response other than 204: its detail, or its field errors joined (docs/product.md#password-reset).
 * Errors about the password alone belong to its field. Another 400 means that the link is invalid, unless it names the
 * password and neither part of the link.
 */
export function refusedOutcome(status: number, problem: Problem): ResetOutcome {
  const message = cut(Object.values(problem).flat().join(' '), maxMessage);
  const fields = Object.keys(problem);
  if (fields.every((field) => field === 'new_password')) {
    return { kind: 'faulty', faults: { password: message } };
  }
  const ofLink = fields.some((field) => field === 'uid' || field === 'token');
  const spent = ofLink || (!fields.includes('new_password') && message !== resetRefused);
  return { kind: 'refused', message, spent: spent && [400, 403, 404, 410].includes(status) };
}

/**
 * Formats the outcome of a reset for the query of its page, signed for its link. Removes token and password, which the
 * API may repeat.
 */
export function formatResetFlash(outcome: ResetOutcome, link: ResetLink, password: string): string {
  // A shorter text may be part of any word. Trimmed, like the messages of the API.
  const secrets = [link.token, password.trim()].filter(({ length }) => length >= minPasswordLength);
  const clean = (message: string) => {
    const masked = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), message);
    return [...masked].slice(0, maxMessage).join('');
  };
  return formatFlash(withMessages(outcome, clean), keyOf(link));
}

/** Parses the outcome in the query of the page of a link; `null` when there is none that this site has signed for it. */
export function parseResetFlash(query: URLSearchParams, link: ResetLink): ResetOutcome | null {
  return parseFlash(query.get(outcomeParam) ?? '', keyOf(link), outcomeSchema);
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
