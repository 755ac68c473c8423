import { randomBytes } from 'node:crypto';
import type { ResetLink } from '@/lib/forms/password/reset-link';
import type { ApiCheck } from '../api-check.ts';
import { inWords, isSuccess, type Outcome } from '../exchange.ts';

/** The tries of the call that writes: none, whether it refuses an unknown link, or a valid link too. */
export type Writes = 'none' | 'refusal' | ResetLink;

/** The link of no account, in the form of Django's: it has the user 999999999. */
const unknownLink: ResetLink = { uid: 'OTk5OTk5OTk5', token: 'check-api-000000' };

/**
 * Checks the only call that writes. An unknown link has to be refused; it changes nothing. A valid one, of an account
 * made for the purpose, sets a random password, which nobody knows, and then has to be refused too.
 */
export async function checkReset(check: ApiCheck, call: string, writes: Writes): Promise<void> {
  const send = ({ uid, token }: ResetLink) =>
    check.request(call, { uid, token, new_password: randomBytes(18).toString('base64url') });
  if (writes === 'none') {
    check.skip('the call', 'it writes: --try-writes, --reset-link');
    return;
  }
  expectRefusal(check, call, await send(unknownLink), 'A link of no account is accepted.');
  if (writes === 'refusal') return;
  const outcome = await send(writes);
  if (outcome.status === 204) {
    expectRefusal(check, call, await send(writes), 'A used link is accepted again.');
    return;
  }
  const rule = isSuccess(outcome) ? 'reset-status' : 'reset-refused';
  const problem = `${inWords(outcome)} A valid link and a password of 24 characters have to give 204.`;
  check.report(call, { [rule]: problem });
}

/** @param accepted what is wrong when the link is accepted. */
function expectRefusal(check: ApiCheck, call: string, outcome: Outcome, accepted: string): void {
  const { status } = outcome;
  if (isSuccess(outcome)) {
    check.report(call, { 'reset-accepted': accepted });
  } else if (status < 400 || status > 499) {
    const problem = `${inWords(outcome)} An invalid link has to be refused with 400.`;
    check.report(call, { 'reset-failure': problem });
  } else if (status === 405) {
    check.report(call, { 'no-reset': 'It accepts no POST (405).' });
  } else if (status === 429) {
    check.skip('a refusal', 'the API limits attempts (429): try again later');
  } else if (check.expectProblem(call, outcome) && status === 404) {
    const problem = 'An unknown link is refused with 404, as a path is that does not exist.';
    check.report(call, { 'reset-404': problem });
  }
}
