'use client';

import {
  type SubmitEvent,
  useActionState,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type ResetOutcome, resetFailed } from '@/lib/password/reset-outcome';
import { passwordFaults, shortestPassword } from '@/lib/password/rule';
import { PasswordField } from './password-field';
import { ResetDone } from './reset-done';
import { ResetFaults } from './reset-faults';
import styles from './reset-form.module.css';
import { ResetRefused } from './reset-refused';
import { StrengthLine } from './strength-line';
import { useWholeDocuments } from './use-whole-documents';

type Props = {
  changePassword: (last: ResetOutcome | null, fields: FormData) => Promise<ResetOutcome>;
  /** The separate web app, that sends the links. */
  appUrl: string;
};

/**
 * Posts to the server action, with JavaScript or without. With it, it is sent by hand: `action`
 * alone would empty the fields after each answer, and show the error page when there is none.
 */
export function ResetForm({ changePassword, appUrl }: Props) {
  const [served, action] = useActionState(changePassword, null);
  const [answered, setAnswered] = useState<ResetOutcome | null>(null);
  const [pending, startSending] = useTransition();
  const [password, setPassword] = useState('');
  const hydrated = useHydrated();
  const controlIds = { password: useId(), confirmation: useId() };
  const message = useRef<HTMLDivElement>(null);
  const outcome = answered ?? served;
  const faults = outcome?.kind === 'faulty' ? outcome.faults : {};
  const done = outcome?.kind === 'done';
  useWholeDocuments({ replace: done });

  useEffect(() => {
    if (outcome !== null) message.current?.focus();
  }, [outcome]);

  function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const fields = new FormData(event.currentTarget);
    const found = passwordFaults(textOf(fields, 'new_password'), textOf(fields, 'confirmation'));
    if (found) setAnswered({ kind: 'faulty', faults: found });
    else send(fields);
  }

  function send(fields: FormData) {
    startSending(async () => {
      // Rejected: offline, or a page from before a deployment.
      setAnswered(await changePassword(null, fields).catch(() => resetFailed));
    });
  }

  if (done) return <ResetDone ref={message} />;

  return (
    <form
      action={action}
      // Once we say what is wrong, the browser need not.
      noValidate={hydrated}
      className={styles.form}
      onSubmit={submitted}
    >
      {outcome?.kind === 'refused' && (
        <ResetRefused ref={message} outcome={outcome} appUrl={appUrl} />
      )}
      {outcome?.kind === 'faulty' && (
        <ResetFaults ref={message} faults={faults} controlIds={controlIds} />
      )}
      <PasswordField
        id={controlIds.password}
        name="new_password"
        label="Nouveau mot de passe"
        what="le mot de passe"
        hint={`Au moins ${shortestPassword} caractères. Mieux : 12 ou plus, par exemple plusieurs mots qui ne se suivent pas.`}
        error={faults.password}
        onValue={setPassword}
      >
        <StrengthLine password={password} />
      </PasswordField>
      <PasswordField
        id={controlIds.confirmation}
        name="confirmation"
        label="Confirmation du mot de passe"
        what="la confirmation"
        error={faults.confirmation}
      />
      <Button type="submit" size="large" pending={pending} pendingLabel="Modification en cours...">
        Modifier le mot de passe
      </Button>
    </form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
