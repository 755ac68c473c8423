import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './control.module.css';

/** Grows with its text in browsers with `field-sizing`. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.control, styles.textarea, className)} />;
}
