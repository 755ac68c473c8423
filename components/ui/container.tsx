import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './container.module.css';

/** The column of the site: at most 1180 px, with its gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.container, className)} />;
}
