import type { Ref } from 'react';
import { Notice } from '@/components/ui/notice/notice';
import type { ResetOutcome } from '@/lib/password/reset-outcome';
import styles from './reset-message.module.css';

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
        <p className={styles.said}>{message}</p>
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
