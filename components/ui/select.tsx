import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
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
