import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '@/components/ui/icons/icons';
import styles from './checkbox.module.css';
import { ErrorLine } from './error-line';

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string;
  label: ReactNode;
  /** Marks the label « (facultatif) ». */
  optional?: boolean;
  error?: ReactNode;
};

/** A checkbox with its label beside it, both one target, and its error below. */
export function Checkbox({ id, label, optional = false, error, ...rest }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.checkbox}>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={error ? errorId : undefined}
            aria-invalid={error ? true : undefined}
          />
          <CheckIcon size={18} strokeWidth={3} aria-hidden />
        </span>
        <label htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> (facultatif)</span>}
        </label>
      </div>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}
