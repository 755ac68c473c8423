import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './link-columns.module.css';

type Props = {
  /** Sets the width of the columns and the gap. */
  className: string | undefined;
  /** List items with a link each. */
  children: ReactNode;
};

/** A list of links in columns, ordered down each column like an index. */
export function LinkColumns({ className, children }: Props) {
  return <ul className={classNames(styles.links, className)}>{children}</ul>;
}
