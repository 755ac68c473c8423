import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './scrolling-table.module.css';

type Props = { name: string; className?: string | undefined; children: ReactNode };

/** A region around a table that may be wider than its column. @param name of the table. */
export function ScrollingTable({ name, className, children }: Props) {
  return (
    <section
      className={classNames(styles.scroller, className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll with the keyboard too
      tabIndex={0}
      aria-label={`Tableau\u00a0: ${name}`}
    >
      {children}
    </section>
  );
}
