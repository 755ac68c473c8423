import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { EyeIcon, EyeOffIcon } from '@/components/ui/icons/leaf-icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { minPasswordLength } from '@/lib/forms/password/rule';
import styles from './password-field.module.css';

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

type ShowToggleProps = { shown: boolean; what: string; onToggle: () => void };

/** Its name is the action; a live region announces the result, as a changed name is not read again. */
function ShowToggle({ shown, what, onToggle }: ShowToggleProps) {
  const [used, setUsed] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;

  function toggle() {
    setUsed(true);
    onToggle();
  }

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        // Keeps the focus in the field, and with it the on-screen keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Icon size={20} aria-hidden />
        <span>{shown ? 'Masquer' : 'Afficher'}</span>
        <VisuallyHidden>{` ${what}`}</VisuallyHidden>
      </button>
      <span role="status">
        {used && <VisuallyHidden>{shown ? 'Saisie visible.' : 'Saisie masquée.'}</VisuallyHidden>}
      </span>
    </>
  );
}

/** Whether a password is shown, and a function to toggle it that keeps the caret. */
function usePasswordVisibility(input: RefObject<HTMLInputElement | null>): [boolean, () => void] {
  const [shown, setShown] = useState(false);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // Browsers move the caret when the type changes.
    flushSync(() => setShown(!shown));
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  }

  return [shown, toggle];
}
