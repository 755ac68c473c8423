import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-toggle.module.css';

type Choice = { value: string; label: ReactNode };

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: ReactNode;
  choices: Choice[];
  defaultValue: string;
};

/** Radio buttons styled as a segmented control. */
export function ChoiceToggle({ legend, choices, defaultValue, ...rest }: Props) {
  return (
    <fieldset className={styles.toggle}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input {...rest} type="radio" value={value} defaultChecked={value === defaultValue} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
