import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ErrorLine } from './error-line';
import styles from './field.module.css';

/** What ties a control to its label, hint and error. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: ReactNode;
  /** Marks the label « (facultatif) ». */
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Of the control, for what leads to it from elsewhere; otherwise it has one of its own. */
  id?: string;
  /** Draws the control: `{(control) => <Input {...control} name="email" />}`. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then help and error under it. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  className,
  id: givenId,
  children,
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {children({
        id,
        'aria-describedby': classNames(error ? errorId : false, hint ? hintId : false),
        'aria-invalid': error ? true : undefined,
      })}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
