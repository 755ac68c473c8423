import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type Ref,
  useEffect,
  useState,
} from 'react';
import { Button } from '@/components/ui/button/button';
import { CircleAlertIcon } from '@/components/ui/icons/icons';
import { useHydrated } from '@/components/ui/use-hydrated';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './form.module.css';

/** Once hydrated, the browser does not validate it. In its parent, `useHydrated` would render all fields again. */
export function CheckedForm(props: Omit<ComponentProps<'form'>, 'noValidate'>) {
  const hydrated = useHydrated();
  return <form {...props} noValidate={hydrated} />;
}

/** A change of a control of a form, or the focus leaving it. */
export type FormEdit = (ChangeEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) & {
  target: EventTarget & { id?: string; name?: string };
};

/** The error of a field, and the id of its control. */
export type FieldError = { controlId: string; message: string };

/** The errors of a form, each with a link to its field. */
export function ErrorSummary(props: { errors: FieldError[]; ref?: Ref<HTMLDivElement> }) {
  const { errors, ref } = props;
  return (
    // Both an alert and focused, like that of GOV.UK (alphagov/govuk_elements#511): VoiceOver on iOS and TalkBack do not
    // announce the focus alone. Without a name, so that its title is announced once. Not atomic: when a field is corrected,
    // only the count is announced again.
    <div ref={ref} role="alert" aria-atomic={false} tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <CircleAlertIcon size={22} aria-hidden />
        <span>
          {errors.length > 1
            ? `${errors.length} points sont à corriger`
            : 'Un point est à corriger'}
        </span>
      </p>
      <ul>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  pending: boolean;
  pendingLabel: string;
  /** The message below it after a long wait. */
  lateLabel?: string;
};

/** Submits its form; disabled while pending, which is also announced. */
export function SubmitButton(props: SubmitButtonProps) {
  const { pending, pendingLabel, lateLabel, children, ...rest } = props;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending || lateLabel === undefined) return;
    const timer = setTimeout(() => setLate(true), 10_000);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, lateLabel]);

  return (
    <div className={styles.submit}>
      <Button {...rest} type="submit" disabled={pending}>
        {pending ? pendingLabel : children}
      </Button>
      <div role="status">
        {pending && !late && <VisuallyHidden>{pendingLabel}</VisuallyHidden>}
        {late && <p className={styles.late}>{lateLabel}</p>}
      </div>
    </div>
  );
}
