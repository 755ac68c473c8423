import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Links or buttons. */
  action?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ title, heading: Heading = 'h2', action, children }: Props) {
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
