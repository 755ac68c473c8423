import type { ReactNode } from 'react';
import type { AdFilters } from '@/lib/ads/search';
import styles from './filter-form.module.css';

/** Below an end that is before the start. */
export const reversedDates = 'Choisissez une date de fin qui suit la date de début.';

export function areReversed({ startDate, endDate }: Pick<AdFilters, 'startDate' | 'endDate'>) {
  return startDate !== null && endDate !== null && endDate < startDate;
}

export function DatesGroup({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.dates}>
      <legend>Vos disponibilités</legend>
      <p>Les remplacements réguliers, sans date de fin, restent affichés.</p>
      {children}
    </fieldset>
  );
}
