import type { ReactNode } from 'react';
import styles from './filter-form.module.css';

export function DatesGroup({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.dates}>
      <legend>Vos disponibilités</legend>
      <p>Les remplacements réguliers, sans date de fin, restent affichés.</p>
      {children}
    </fieldset>
  );
}
