import type { Problem } from '@/lib/forms/problem';
import type { PasswordFaults } from './rule';

/** What came of sending the reset form, ready to be shown. */
export type ResetOutcome =
  | { kind: 'done' }
  /** The fields are to be mended. */
  | { kind: 'faulty'; faults: PasswordFaults }
  /** `spent`: it is the link that will not do, so another has to be asked for. */
  | { kind: 'refused'; message: string; spent: boolean };

/** Milliseconds from success to the home page (specification, section 9). */
export const redirectDelay = 2_000;

/** Network or other error (specification, section 8). */
export const resetFailed: ResetOutcome = {
  kind: 'refused',
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  spent: false,
};

/**
 * What a refusal shows: the server's detail, or its field errors joined (specification, section 8).
 * What is said of the password alone is said beside it; a 400 about anything else is about the link,
 * unless it names the password and neither part of the link.
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

function problemText(problem: Problem): string {
  return Object.values(problem).flat().join(' ');
}
