import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { minPasswordLength } from '@/lib/password/rule';
import styles from './password-field.module.css';
import { ShowToggle } from './show-toggle';
import { usePasswordVisibility } from './use-password-visibility';

type Props = {
  id: string;
  name: string;
  label: string;
  /** The object of the label of the toggle: « le mot de passe ». */
  what: string;
  hint?: string;
  error?: string | undefined;
  /** Called with each value. The field is uncontrolled, so that no attribute holds the password. */
  onValue?: (value: string) => void;
  /** Shown below the field. */
  children?: ReactNode;
};

export function PasswordField({ id, name, label, what, hint, error, onValue, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, toggle] = usePasswordVisibility(input);

  // The visitor may have typed before hydration.
  const reportEarlyInput = useEffectEvent(() => onValue?.(input.current?.value ?? ''));
  useEffect(() => reportEarlyInput(), []);

  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <div className={styles.box}>
            <Input
              {...control}
              ref={input}
              name={name}
              type={shown ? 'text' : 'password'}
              required
              minLength={minPasswordLength}
              autoComplete="new-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={styles.input}
              onInput={({ currentTarget }) => onValue?.(currentTarget.value)}
            />
            <ShowToggle shown={shown} what={what} onToggle={toggle} />
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}
