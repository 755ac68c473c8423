import type { ReactNode } from 'react';
import { CircleAlertIcon } from '@/components/ui/icons/icons';
import styles from './error-line.module.css';

/** The error message below a control, whose `aria-describedby` is its id. */
export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlertIcon size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
