import type { ComponentProps } from 'react';
import ChevronDown from '@/components/ui/icons/chevron-down';
import { classNames } from './class-names';
import styles from './control.module.css';

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...rest} className={classNames(styles.control, className)}>
        {children}
      </select>
      <ChevronDown size={20} aria-hidden />
    </span>
  );
}
