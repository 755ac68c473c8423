import type { ComponentProps, ReactNode } from 'react';
import type { Icon } from '@/components/ui/icons/icon';
import { CheckIcon } from '@/components/ui/icons/icons';
import styles from './choices.module.css';
import { ErrorLine } from './field';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  id: string;
  label: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its label beside it, both one target, and its error below. */
export function Checkbox({ id, label, error, ...rest }: CheckboxProps) {
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
        <label htmlFor={id}>{label}</label>
      </div>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}

type ChoiceToggleProps = {
  legend: string;
  name: string;
  choices: { value: string; label: string; Icon: Icon }[];
  defaultValue: string;
};

/** Radio buttons styled as a segmented control. */
export function ChoiceToggle({ legend, name, choices, defaultValue }: ChoiceToggleProps) {
  return (
    <fieldset className={styles.toggle}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, Icon }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            <Icon size={20} aria-hidden />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
