import { type SubmitEvent, useRef, useState, useTransition } from 'react';
import type { FormEdit } from '@/components/ui/form/form';
import { sendReset } from '@/lib/api/browser/send-reset';
import { errorsLeft, typedText } from '@/lib/forms/check-form';
import type { ResetOutcome, ServedReset } from '@/lib/forms/password/reset-outcome';
import {
  type PasswordFaults,
  passwordFaults,
  resetFailed,
  stayField,
} from '@/lib/forms/password/rule';

const names = { password: 'new_password', confirmation: 'confirmation' } as const;

/**
 * Validates the reset form and sends it with `fetch`, so that what was typed stays. Without JavaScript, or before
 * hydration, the browser posts the form, and the page is served with the outcome: `served`.
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
  function recheck({ currentTarget, target, type }: FormEdit) {
    if (Object.keys(faults).length === 0) return;
    const { password, confirmation } = typedIn(new FormData(currentTarget));
    const now: PasswordFaults = { ...passwordFaults(password, confirmation) };
    const { current } = refused;
    if (current.fault !== '' && password === current.password) now.password ??= current.fault;
    const leaving = (['password', 'confirmation'] as const).find(
      (field) => type === 'blur' && names[field] === target.name,
    );
    setLeft(errorsLeft(faults, now, leaving ?? null));
  }

  return { outcome, stays, faults, pending, on: { submit, recheck } };
}

function typedIn(fields: FormData) {
  return {
    password: typedText(fields, names.password),
    confirmation: typedText(fields, names.confirmation),
  };
}
