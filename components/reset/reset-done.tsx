import { type Ref, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Notice } from '@/components/ui/notice/notice';
import { redirectDelay } from '@/lib/password/reset-outcome';
import styles from './reset-message.module.css';

/** The password is changed: home after two seconds, or at once. */
export function ResetDone({ ref }: { ref: Ref<HTMLDivElement> }) {
  useEffect(() => {
    // Back must not lead to a form that would be refused.
    const timer = setTimeout(() => location.replace('/'), redirectDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.done}>
      <div ref={ref} tabIndex={-1} className={styles.message} data-password-changed>
        <Notice tone="success" role="status">
          <p className={styles.said}>Votre mot de passe a été modifié avec succès</p>
          <p>Retour à l’accueil dans un instant.</p>
        </Notice>
      </div>
      <ButtonLink href="/">Aller à l’accueil</ButtonLink>
    </div>
  );
}
