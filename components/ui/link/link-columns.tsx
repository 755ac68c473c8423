import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './link-columns.module.css';

type Props = {
  /** Says how wide the columns are, and how far apart. */
  className: string | undefined;
  /** Items of a list, with a link each. */
  children: ReactNode;
};

/** Links read down each column, as an index is. */
export function LinkColumns({ className, children }: Props) {
  return <ul className={classNames(styles.links, className)}>{children}</ul>;
}
