import type { Ref } from 'react';
import { CircleAlertIcon } from '@/components/ui/icons/icons';
import styles from './error-summary.module.css';

/** The error of a field, and the id of its control. */
export type FieldError = { controlId: string; message: string };

type Props = {
  errors: FieldError[];
  /** For the form to focus it when it is submitted with errors. */
  ref?: Ref<HTMLDivElement>;
};

/** The errors of a form, each with a link to its field. */
export function ErrorSummary({ errors, ref }: Props) {
  return (
    // Both an alert and focused, like that of GOV.UK (alphagov/govuk_elements#511): VoiceOver on iOS and
    // TalkBack do not announce the focus alone. Without a name, so that its title is announced once.
    // Not atomic: when a field is corrected, only the count is announced again.
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
