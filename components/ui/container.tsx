import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './container.module.css';

type Props = { className?: string | undefined; children: ReactNode };

/** The column of the site: at most 1180 px, with its gutters. */
export function Container({ className, children }: Props) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
