import { type SubmitEvent, useActionState, useState, useTransition } from 'react';
import { type ResetOutcome, resetFailed } from '@/lib/password/reset-outcome';
import { passwordFaults } from '@/lib/password/rule';

export type ChangePassword = (last: ResetOutcome | null, fields: FormData) => Promise<ResetOutcome>;

/**
 * Sends the reset form. Without JavaScript it is posted to `action`, and the page served has the
 * outcome. With it `submitted` sends it by hand: `action` alone would empty the fields after each
 * answer, and show the error page where there is none.
 */
export function useReset(changePassword: ChangePassword) {
  const [served, action] = useActionState(changePassword, null);
  const [answered, setAnswered] = useState<ResetOutcome | null>();
  const [pending, startSending] = useTransition();

  function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const faults = passwordFaults(textOf(fields, 'new_password'), textOf(fields, 'confirmation'));
    setAnswered(faults && { kind: 'faulty', faults });
    if (faults) return;
    startSending(async () => {
      // Rejected: offline, or a page from before a deployment.
      setAnswered(await changePassword(null, fields).catch(() => resetFailed));
    });
  }

  return { outcome: answered === undefined ? served : answered, pending, action, submitted };
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
