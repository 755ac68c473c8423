'use client';

import {
  type Ref,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { useErrors } from '@/components/forms/use-errors';
import { ButtonLink } from '@/components/ui/button/button';
import { CheckedForm, ErrorSummary, SubmitButton } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice/notice';
import { sendReset } from '@/lib/api/browser/send-reset';
import { type Errors, typedText } from '@/lib/forms/check-form';
import { resetDone, resetSending } from '@/lib/forms/messages';
import { leaveChangedNote } from '@/lib/forms/password/changed-note';
import type { ResetOutcome } from '@/lib/forms/password/reset-outcome';
import {
  minPasswordLength,
  passwordFaults,
  redirectDelay,
  resetFailed,
} from '@/lib/forms/password/rule';
import { PasswordField, StrengthLine } from './password-field';
import styles from './reset.module.css';

type Props = {
  /** The URL of the page, to post to. */
  href: string;
  /** The URL of the web app, which sends the links. */
  appUrl: string;
  /** The outcome of the form that was posted without JavaScript. */
  served: ResetOutcome | null;
};

const names = { password: 'new_password', confirmation: 'confirmation' };
const hint = `Au moins ${minPasswordLength} caractères. Mieux : 12 ou plus, par exemple plusieurs mots qui ne se suivent pas.`;
const errorsOf = (outcome: ResetOutcome | null) =>
  outcome?.kind === 'faulty' ? outcome.faults : {};

/** Validates and sends the reset form, so that what was typed stays. Before hydration the browser posts it. */
export function ResetForm({ href, appUrl, served }: Props) {
  const [outcome, setOutcome] = useState(served);
  const [password, setPassword] = useState('');
  const [pending, startSending] = useTransition();
  const message = useRef<HTMLDivElement>(null);
  /** The password that the API refused, and why: that error stays until the password changes. */
  const refused = useRef<{ password?: string; fault?: string | undefined }>({});
  const { listed, bind, recheck, setErrors } = useErrors(
    ['password', 'confirmation'],
    (form): Errors => {
      const { typed, faults } = readForm(form);
      const isRefused = typed === refused.current.password;
      return { ...(isRefused && { password: refused.current.fault }), ...faults };
    },
    errorsOf(outcome),
  );

  // Before paint: a key pressed at once would otherwise go to the removed element.
  useLayoutEffect(() => {
    if (outcome !== null) message.current?.focus();
  }, [outcome]);

  function show(next: ResetOutcome | null) {
    setOutcome(next);
    setErrors(errorsOf(next));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { fields, typed, faults } = readForm(event.currentTarget);
    show(faults && { kind: 'faulty', faults });
    if (faults) return;
    startSending(async () => {
      // Rejects offline, or for a response that is not ours, as of a proxy.
      const sent = await sendReset(href, fields).catch(() => resetFailed);
      if (sent.kind === 'faulty')
        refused.current = { password: typed, fault: sent.faults.password };
      show(sent);
    });
  }

  if (outcome?.kind === 'done') return <ResetDone ref={message} appUrl={appUrl} />;

  return (
    <CheckedForm
      method="post"
      action={href}
      // URL-encoded, two passwords of a thousand characters would exceed the limit of the server.
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={submit}
      onChange={recheck}
      onBlur={recheck}
    >
      {outcome?.kind === 'refused' && (
        <div ref={message} tabIndex={-1} className={styles.message}>
          <Notice tone="danger" role="alert">
            {outcome.spent && (
              <p>
                Ce lien a peut-être expiré, ou déjà servi.{' '}
                <a href={appUrl}>Demandez un nouveau lien depuis l’application</a>.
              </p>
            )}
            <p className={styles.text}>{outcome.message}</p>
          </Notice>
        </div>
      )}
      {listed.length > 0 && <ErrorSummary ref={message} errors={listed} />}
      <PasswordField
        {...bind('password')}
        name={names.password}
        label="Nouveau mot de passe"
        what="le mot de passe"
        hint={hint}
        onValue={setPassword}
      >
        <StrengthLine password={password} />
      </PasswordField>
      <PasswordField
        {...bind('confirmation')}
        name={names.confirmation}
        label="Confirmation du mot de passe"
        what="la confirmation"
      />
      <SubmitButton size="large" pending={pending} pendingLabel={resetSending}>
        Modifier le mot de passe
      </SubmitButton>
    </CheckedForm>
  );
}

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  const typed = typedText(fields, names.password);
  return { fields, typed, faults: passwordFaults(typed, typedText(fields, names.confirmation)) };
}

/** Success: after two seconds the message moves on to the home page, which repeats it. Without JavaScript it stays here. */
function ResetDone({ appUrl, ref }: { appUrl: string; ref: Ref<HTMLDivElement> }) {
  const timer = useRef<number>(undefined);
  useEffect(() => {
    timer.current = window.setTimeout(() => {
      // Back must skip the form, whose link is no longer valid. Where nothing is stored, the message stays here.
      if (leaveChangedNote()) location.replace('/');
    }, redirectDelay);
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <div className={styles.done}>
      <div ref={ref} tabIndex={-1} className={styles.message} data-password-changed>
        <Notice tone="success" role="status">
          <p className={styles.text}>{resetDone}</p>
        </Notice>
      </div>
      {/* A navigation that is slow must not be replaced. */}
      <div className={styles.ways} onClickCapture={() => clearTimeout(timer.current)}>
        <ButtonLink href={appUrl}>Se connecter</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Aller à l’accueil
        </ButtonLink>
      </div>
    </div>
  );
}
