import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field, Input } from '@/components/ui/field/field';
import { EyeIcon, EyeOffIcon } from '@/components/ui/icons/leaf-icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { minPasswordLength, passwordStrength } from '@/lib/forms/password/rule';
import styles from './reset.module.css';

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

/** A field whose value can be shown, with an announcement: a changed name of the button is not read again. */
export function PasswordField({ id, name, label, what, hint, error, onValue, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // `null` until the button is used.
  const [shown, setShown] = useState<boolean | null>(null);
  const Icon = shown ? EyeOffIcon : EyeIcon;

  // The visitor may have typed before hydration.
  const reportEarlyInput = useEffectEvent(() => onValue?.(input.current?.value ?? ''));
  useEffect(() => reportEarlyInput(), []);

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // Browsers move the caret when the type changes.
    flushSync(() => setShown(!shown));
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  }

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
              {shown !== null && (
                <VisuallyHidden>{shown ? 'Saisie visible.' : 'Saisie masquée.'}</VisuallyHidden>
              )}
            </span>
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}

/** Advice on the password being typed: shown at once, announced after a pause if it changed. */
export function StrengthLine({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const advice = strength?.advice ?? '';
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    // A pause in typing: not every key is announced.
    const timer = setTimeout(() => setAnnounced(advice), 1_000);
    return () => clearTimeout(timer);
  }, [advice]);

  return (
    <div className={styles.line}>
      <p className={styles.advice} data-level={strength?.level ?? 0} aria-hidden>
        <span className={styles.bars}>
          <span />
          <span />
          <span />
        </span>
        <span className={styles.words}>{advice || 'Robustesse du mot de passe'}</span>
      </p>
      <div role="status">
        {announced && (
          <VisuallyHidden>{`Robustesse du mot de passe\u00a0: ${announced}`}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
