'use client';

import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { ResetRefused } from '@/components/reset/reset-message';
import { Checkbox } from '@/components/ui/field/checkbox';
import { CheckedForm } from '@/components/ui/form/checked-form';
import { ErrorSummary } from '@/components/ui/form/error-summary';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { type ServedReset, stayField } from '@/lib/forms/password/reset-outcome';
import { minPasswordLength, type PasswordFaults } from '@/lib/forms/password/rule';
import { PasswordField } from './password-field';
import styles from './reset-form.module.css';
import { ResetDone } from './reset-message';
import { StrengthLine } from './strength-line';
import { useReset } from './use-reset';

type Props = {
  /** The URL of the page, to post to. */
  href: string;
  /** The URL of the web app, which sends the links. */
  appUrl: string;
  /** The form, posted without JavaScript. */
  served: ServedReset | null;
};

const hint = `Au moins ${minPasswordLength} caractères. Mieux : 12 ou plus, par exemple plusieurs mots qui ne se suivent pas.`;

/** The form for the new password and its confirmation, with the outcome above. */
export function ResetForm({ href, appUrl, served }: Props) {
  const { outcome, stays, faults, pending, on } = useReset(href, served);
  const [password, setPassword] = useState('');
  const controlIds = { password: useId(), confirmation: useId() };
  const stayId = useId();
  const message = useRef<HTMLDivElement>(null);
  const done = outcome?.kind === 'done';

  // Before paint: a key pressed at once would otherwise go to the removed element.
  useLayoutEffect(() => {
    if (outcome !== null) message.current?.focus();
  }, [outcome]);

  if (done) return <ResetDone ref={message} stays={stays} />;

  return (
    <CheckedForm
      method="post"
      action={href}
      // URL-encoded, two passwords of a thousand characters would exceed the limit of the server.
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={on.submit}
      onChange={on.recheck}
      onBlur={on.recheck}
    >
      {outcome?.kind === 'refused' && (
        <ResetRefused ref={message} outcome={outcome} appUrl={appUrl} />
      )}
      {Object.keys(faults).length > 0 && (
        <ResetFaults ref={message} faults={faults} controlIds={controlIds} />
      )}
      <PasswordField
        id={controlIds.password}
        name="new_password"
        label="Nouveau mot de passe"
        what="le mot de passe"
        hint={hint}
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
      <Checkbox
        id={stayId}
        name={stayField}
        defaultChecked={stays}
        label="Rester ensuite sur cette page, sans retour à l’accueil au bout de deux secondes"
        optional
      />
      <SubmitButton size="large" pending={pending} pendingLabel="Modification en cours...">
        Modifier le mot de passe
      </SubmitButton>
    </CheckedForm>
  );
}

type ResetFaultsProps = {
  faults: PasswordFaults;
  /** The ids of the two inputs. */
  controlIds: Record<keyof PasswordFaults, string>;
  ref: Ref<HTMLDivElement>;
};

/** The error summary of the form. */
function ResetFaults({ faults, controlIds, ref }: ResetFaultsProps) {
  const errors = (['password', 'confirmation'] as const).flatMap((field) => {
    const message = faults[field];
    return message === undefined ? [] : [{ controlId: controlIds[field], message }];
  });
  return <ErrorSummary ref={ref} errors={errors} />;
}
