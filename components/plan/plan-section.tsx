import { type ReactNode, useId } from 'react';
import styles from './plan-section.module.css';

/** A section of the site map. */
export function PlanSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
