'use client';

import { type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/field/choices';
import { CheckedForm, ErrorSummary, SubmitButton } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice/notice';
import type { ResetOutcome, ServedReset } from '@/lib/forms/password/reset-outcome';
import { minPasswordLength, redirectDelay, stayField } from '@/lib/forms/password/rule';
import { PasswordField, StrengthLine } from './password-field';
import styles from './reset-form.module.css';
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

export function ResetForm({ href, appUrl, served }: Props) {
  const { outcome, stays, faults, pending, on } = useReset(href, served);
  const [password, setPassword] = useState('');
  const controlIds = { password: useId(), confirmation: useId() };
  const stayId = useId();
  const message = useRef<HTMLDivElement>(null);
  const errors = (['password', 'confirmation'] as const).flatMap((field) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ controlId: controlIds[field], message: fault }];
  });

  // Before paint: a key pressed at once would otherwise go to the removed element.
  useLayoutEffect(() => {
    if (outcome !== null) message.current?.focus();
  }, [outcome]);

  if (outcome?.kind === 'done') return <ResetDone ref={message} stays={stays} />;

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
      {errors.length > 0 && <ErrorSummary ref={message} errors={errors} />}
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

/** Success: redirects to the home page after two seconds, unless the visitor stays; with a link to go at once. */
function ResetDone({ stays, ref }: { stays: boolean; ref: Ref<HTMLDivElement> }) {
  useEffect(() => {
    if (stays) return;
    // Back must skip the form, whose link is no longer valid.
    const timer = setTimeout(() => location.replace('/'), redirectDelay);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <div className={styles.done}>
      <div ref={ref} tabIndex={-1} className={styles.message} data-password-changed>
        <Notice tone="success" role="status">
          <p className={styles.text}>Votre mot de passe a été modifié avec succès</p>
          {!stays && <p>Retour à l’accueil dans un instant.</p>}
        </Notice>
      </div>
      <ButtonLink href="/">Aller à l’accueil</ButtonLink>
    </div>
  );
}

type RefusedProps = {
  outcome: Extract<ResetOutcome, { kind: 'refused' }>;
  appUrl: string;
  ref: Ref<HTMLDivElement>;
};

/** Why the password was not changed, with a link to request a new one when the link is invalid. */
function ResetRefused({ outcome: { message, spent }, appUrl, ref }: RefusedProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.message}>
      <Notice tone="danger" role="alert">
        <p className={styles.text}>{message}</p>
        {spent && (
          <p>
            Ce lien a peut-être expiré, ou déjà servi.{' '}
            <a href={appUrl}>Demandez un nouveau lien depuis l’application</a>.
          </p>
        )}
      </Notice>
    </div>
  );
}
