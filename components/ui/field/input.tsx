import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './control.module.css';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.control, className)} />;
}
