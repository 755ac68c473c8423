import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useActionState,
  useRef,
  useState,
  useTransition,
} from 'react';
import { type ResetOutcome, resetFailed } from '@/lib/password/reset-outcome';
import { faultsLeft, type PasswordFaults, passwordFaults } from '@/lib/password/rule';

export type ChangePassword = (last: ResetOutcome | null, fields: FormData) => Promise<ResetOutcome>;

const names = { password: 'new_password', confirmation: 'confirmation' } as const;

/**
 * Sends the reset form. Without JavaScript it is posted to `action`, and the page served has the
 * outcome. With it `submit` sends it by hand: `action` alone would empty the fields after each
 * answer, and show the error page where there is none.
 *
 * @param href the page itself: without it React writes an empty address, which is none.
 */
export function useReset(changePassword: ChangePassword, href: string) {
  const [served, action] = useActionState(changePassword, null, href);
  const [answered, setAnswered] = useState<ResetOutcome | null>();
  /** What is left of the faults of the last answer, once the visitor has begun to mend them. */
  const [left, setLeft] = useState<PasswordFaults>();
  /** What the API said of a password: only another one mends that. */
  const refused = useRef({ password: '', fault: '' });
  const [pending, startSending] = useTransition();
  const outcome = answered === undefined ? served : answered;
  const faults = left ?? (outcome?.kind === 'faulty' ? outcome.faults : {});

  function show(answer: ResetOutcome | null) {
    setAnswered(answer);
    setLeft(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const { password, confirmation } = typedIn(fields);
    const faults = passwordFaults(password, confirmation);
    show(faults && { kind: 'faulty', faults });
    if (faults) return;
    startSending(async () => {
      // Rejected: offline, or a page from before a deployment.
      const answer = await changePassword(null, fields).catch(() => resetFailed);
      if (answer.kind === 'faulty') {
        refused.current = { password, fault: answer.faults.password ?? '' };
      }
      show(answer);
    });
  }

  /** Only what was found wrong is checked again: nobody is interrupted while typing at first. */
  function recheck({ currentTarget, target, type }: Edit) {
    if (Object.keys(faults).length === 0) return;
    const { password, confirmation } = typedIn(new FormData(currentTarget));
    const now: PasswordFaults = { ...passwordFaults(password, confirmation) };
    const { current } = refused;
    if (current.fault !== '' && password === current.password) now.password ??= current.fault;
    setLeft(faultsLeft(faults, now, type === 'blur' ? fieldNamed(target.name) : null));
  }

  return { outcome, faults, pending, action, on: { submit, recheck } };
}

type Edit = (ChangeEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) & {
  target: EventTarget & { name?: string };
};

function fieldNamed(name: string | undefined): keyof PasswordFaults | null {
  if (name === names.password) return 'password';
  return name === names.confirmation ? 'confirmation' : null;
}

function typedIn(fields: FormData) {
  const textOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { password: textOf(names.password), confirmation: textOf(names.confirmation) };
}
