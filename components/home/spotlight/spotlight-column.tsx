import { type ReactNode, useId } from 'react';
import styles from './spotlight-column.module.css';

type Props = { title: string; more: ReactNode; children: ReactNode };

/** One half of the spotlight, with a link to more. */
export function SpotlightColumn({ title, more, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.column}>
      <h3 id={titleId}>{title}</h3>
      <div className={styles.content}>{children}</div>
      <div className={styles.more}>{more}</div>
    </section>
  );
}
