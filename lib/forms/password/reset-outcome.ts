import { cut } from '../../french/cut.ts';
import type { Problem } from '../problem.ts';
import type { PasswordFaults } from './rule.ts';

/** The outcome of sending the reset form, ready to be shown. */
export type ResetOutcome =
  | { kind: 'done' }
  /** Fields are invalid. */
  | { kind: 'faulty'; faults: PasswordFaults }
  /** `spent`: the link is invalid, so that a new one is needed. */
  | { kind: 'refused'; message: string; spent: boolean };

/** What the page shows of a form that was posted without JavaScript. */
export type ServedReset = {
  outcome: ResetOutcome;
  /** Whether the visitor chose to stay on the page after success. */
  stays: boolean;
};

/** Milliseconds from success to the home page (docs/product.md#password-reset). */
export const redirectDelay = 2_000;

/** The field of the choice to stay on the page instead (RGAA 13.1). */
export const stayField = 'stay';

/** Network or other error (docs/product.md#password-reset). */
export const resetFailed: ResetOutcome = {
  kind: 'refused',
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  spent: false,
};

/**
 * The outcome of a response other than 204: its detail, or its field errors joined (docs/product.md#password-reset).
 * Errors about the password alone are shown at its field; any other 400 means that the link is invalid, unless it names
 * the password and neither part of the link.
 */
export function refusedOutcome(status: number, problem: Problem): ResetOutcome {
  const message = problemText(problem);
  const fields = Object.keys(problem);
  if (fields.every((field) => field === 'new_password')) {
    return { kind: 'faulty', faults: { password: message } };
  }
  const ofLink = fields.some((field) => field === 'uid' || field === 'token');
  const spent = ofLink || !fields.includes('new_password');
  return { kind: 'refused', message, spent: spent && [400, 403, 404, 410].includes(status) };
}

/** In characters: what a visitor reads, and below the 4096 bytes of a cookie (RFC 6265). */
export const maxMessage = 400;

function problemText(problem: Problem): string {
  return cut(Object.values(problem).flat().join(' '), maxMessage);
}
