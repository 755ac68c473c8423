import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useRef,
  useState,
  useTransition,
} from 'react';
import { sendReset } from '@/lib/api/browser/send-reset';
import { errorsLeft } from '@/lib/forms/errors-left';
import {
  type ResetOutcome,
  resetFailed,
  type ServedReset,
  stayField,
} from '@/lib/forms/password/reset-outcome';
import { type PasswordFaults, passwordFaults } from '@/lib/forms/password/rule';

const names = { password: 'new_password', confirmation: 'confirmation' } as const;

/**
 * Validates the reset form and sends it with `fetch`, so that what was typed stays. Without
 * JavaScript, or before hydration, the browser posts the form, and the page is served with the outcome.
 *
 * @param href the URL of the page.
 * @param served the form that was posted without JavaScript.
 */
export function useReset(href: string, served: ServedReset | null) {
  const [outcome, setOutcome] = useState(served?.outcome ?? null);
  const [stays, setStays] = useState(served?.stays ?? false);
  /** The remaining errors of the last outcome, once the visitor starts to correct them. */
  const [left, setLeft] = useState<PasswordFaults>();
  /** The error of the API for a password: it stays until the password changes. */
  const refused = useRef({ password: '', fault: '' });
  const [pending, startSending] = useTransition();
  const faults = left ?? (outcome?.kind === 'faulty' ? outcome.faults : {});

  function show(next: ResetOutcome | null) {
    setOutcome(next);
    setLeft(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const { password, confirmation } = typedIn(fields);
    setStays(fields.has(stayField));
    const faults = passwordFaults(password, confirmation);
    show(faults && { kind: 'faulty', faults });
    if (faults) return;
    startSending(async () => {
      // Rejects offline, or for a response that is not ours, as of a proxy.
      const sent = await sendReset(href, fields).catch(() => resetFailed);
      if (sent.kind === 'faulty') {
        refused.current = { password, fault: sent.faults.password ?? '' };
      }
      show(sent);
    });
  }

  /** Revalidates only fields with an error: no error appears while a field is first filled in. */
  function recheck({ currentTarget, target, type }: Edit) {
    if (Object.keys(faults).length === 0) return;
    const { password, confirmation } = typedIn(new FormData(currentTarget));
    const now: PasswordFaults = { ...passwordFaults(password, confirmation) };
    const { current } = refused;
    if (current.fault !== '' && password === current.password) now.password ??= current.fault;
    setLeft(errorsLeft(faults, now, type === 'blur' ? fieldNamed(target.name) : null));
  }

  return { outcome, stays, faults, pending, on: { submit, recheck } };
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
