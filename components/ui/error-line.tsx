import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './error-line.module.css';

/** What is wrong with a control, under it; the control is described by its id. */
export function ErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={18} aria-hidden />
      {children}
    </p>
  );
}
