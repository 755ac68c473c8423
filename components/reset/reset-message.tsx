import { type Ref, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Notice } from '@/components/ui/notice/notice';
import { type ResetOutcome, redirectDelay } from '@/lib/forms/password/reset-outcome';
import styles from './reset-message.module.css';

type DoneProps = {
  /** Whether the visitor chose to stay. */
  stays: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Success: redirects to the home page after two seconds, unless the visitor stays; with a link to go at once. */
export function ResetDone({ stays, ref }: DoneProps) {
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

type Props = {
  outcome: Extract<ResetOutcome, { kind: 'refused' }>;
  appUrl: string;
  ref: Ref<HTMLDivElement>;
};

/** Why the password was not changed, with a link to request a new one when the link is invalid. */
export function ResetRefused({ outcome: { message, spent }, appUrl, ref }: Props) {
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
