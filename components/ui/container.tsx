import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './container.module.css';

type Props = { className?: string | undefined; children: ReactNode };

/** The one column of the site: 1180 px at most, with its gutters. */
export function Container({ className, children }: Props) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
