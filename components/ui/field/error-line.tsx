import type { ReactNode } from 'react';
import { CircleAlertIcon } from '@/components/ui/icons/icons';
import styles from './error-line.module.css';

/** What is wrong with a control, under it; the control is described by its id. */
export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlertIcon size={18} aria-hidden />
      {children}
    </p>
  );
}
