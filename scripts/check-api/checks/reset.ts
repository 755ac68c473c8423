import { randomBytes } from 'node:crypto';
import { confirmResetPath } from '@/lib/api/paths';
import { parseProblem } from '@/lib/forms/problem';
import type { ResetLink } from '@/lib/password/reset-link';
import type { ApiCheck } from '../api-check.ts';
import { inWords, isSuccess, type Outcome } from '../exchange.ts';
import { operations } from '../operations.ts';

const where = { operation: 'confirmReset', call: confirmResetPath } as const;

/** The link of no account, in the form of Django's: it has the user 999999999. */
const unknownLink: ResetLink = { uid: 'OTk5OTk5OTk5', token: 'check-api-000000' };

/**
 * Checks the only call that writes. An unknown link has to be refused; it changes nothing. A valid one sets a
 * random password, which nobody knows, and then has to be refused too.
 *
 * @param link of an account made for the purpose; `null` to try the unknown one only.
 */
export async function checkReset(check: ApiCheck, link: ResetLink | null): Promise<void> {
  expectRefusal(check, await send(check, unknownLink), {
    problem: 'A link of no account is accepted.',
    effect:
      'The visitor reads « Votre mot de passe a été modifié avec succès » with any link at all.',
  });
  if (link === null) return;
  const outcome = await send(check, link);
  if (outcome.kind !== 'response' || outcome.status !== 204) {
    check.error(
      'reset-refused',
      where,
      `${inWords(outcome)} A valid link and a password of 24 characters have to give 204.`,
      isSuccess(outcome)
        ? `${operations.confirmReset.failure} The password is changed all the same.`
        : 'The visitor cannot set a new password.',
    );
    return;
  }
  expectRefusal(check, await send(check, link), {
    problem: 'A link that has been used is accepted again.',
    effect: 'Anyone who finds the link later sets the password again. The site cannot prevent it.',
  });
}

function send(check: ApiCheck, { uid, token }: ResetLink): Promise<Outcome> {
  const new_password = randomBytes(18).toString('base64url');
  return check.post(where.operation, { uid, token, new_password });
}

function expectRefusal(
  check: ApiCheck,
  outcome: Outcome,
  accepted: { problem: string; effect: string },
): void {
  if (isSuccess(outcome)) {
    check.error('reset-accepted', where, accepted.problem, accepted.effect);
    return;
  }
  const isRefusal = outcome.kind === 'response' && outcome.status >= 400 && outcome.status < 500;
  if (!isRefusal) {
    check.error(
      'reset-failure',
      where,
      `${inWords(outcome)} An invalid link has to be refused with 400.`,
      operations.confirmReset.failure,
    );
    return;
  }
  if (outcome.status === 405) {
    check.error('no-reset', where, 'It accepts no POST (405).', 'No visitor can set a password.');
  } else if (outcome.status === 429) {
    check.skip('confirmReset', 'a refusal', 'the API limits attempts (429): try again later');
  } else if (parseProblem(outcome.body) === null) {
    check.advise(
      'error-shape',
      where,
      `The body of the ${outcome.status} is neither {"detail": "…"} nor {"field": ["…"]}.`,
      'The visitor reads « Erreur lors de la réinitialisation du mot de passe », without the reason.',
    );
  } else if (outcome.status === 404) {
    check.advise(
      'reset-404',
      where,
      'An unknown link is refused with 404, as a path is that does not exist.',
      'The visitor reads the message of the API. If there is no such call, nobody can set a password.',
    );
  }
}
