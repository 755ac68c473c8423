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
  /** What the toggle shows: « le mot de passe ». */
  what: string;
  hint?: string;
  error?: string | undefined;
  /** Hears what is typed; the browser alone keeps it, so that it never stands in the document. */
  onValue?: (value: string) => void;
  /** Under the field. */
  children?: ReactNode;
};

export function PasswordField({ id, name, label, what, hint, error, onValue, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, toggle] = usePasswordVisibility(input);

  // A slow phone lets the visitor type before React listens.
  const takeOver = useEffectEvent(() => onValue?.(input.current?.value ?? ''));
  useEffect(() => takeOver(), []);

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
