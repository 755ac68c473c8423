import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import styles from './control.module.css';

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...rest} className={classNames(styles.control, className)}>
        {children}
      </select>
      <ChevronDownIcon size={20} aria-hidden />
    </span>
  );
}
