import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { passwordStrength } from '@/lib/forms/password/strength';
import styles from './strength-line.module.css';

/** A pause in typing: not every key is announced. */
const pauseMs = 1_000;

/** Advice on the password being typed: shown at once, announced after a pause if it changed. */
export function StrengthLine({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const advice = strength?.advice ?? '';
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(advice), pauseMs);
    return () => clearTimeout(timer);
  }, [advice]);

  return (
    <div className={styles.line}>
      <p className={styles.advice} data-level={strength?.level ?? 0} aria-hidden>
        <span className={styles.bars}>
          <span />
          <span />
          <span />
        </span>
        <span className={styles.words}>{advice || 'Robustesse du mot de passe'}</span>
      </p>
      <div role="status">
        {announced && (
          <VisuallyHidden>{`Robustesse du mot de passe\u00a0: ${announced}`}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
