import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './control.module.css';

/** Grows with what is typed, where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.control, styles.textarea, className)} />;
}
