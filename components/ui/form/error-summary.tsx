import type { Ref } from 'react';
import { CircleAlertIcon } from '@/components/ui/icons/icons';
import styles from './error-summary.module.css';

/** What is wrong with one field of a form, and the id of its control. */
export type FieldError = { controlId: string; message: string };

type Props = {
  errors: FieldError[];
  /** The form gives it the focus when it is sent with errors. */
  ref?: Ref<HTMLDivElement>;
};

/** What is to be mended before a form can be sent; each line leads to its field. */
export function ErrorSummary({ errors, ref }: Props) {
  return (
    // An alert and focused, as GOV.UK has it (alphagov/govuk_elements#511): VoiceOver on iOS and
    // TalkBack say nothing of the focus alone. Without a name, so that its title is said once.
    // Not atomic: as fields are mended one after the other, the count is said again, not all lines.
    <div ref={ref} role="alert" aria-atomic={false} tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <CircleAlertIcon size={22} aria-hidden />
        {errors.length > 1 ? `${errors.length} points sont à corriger` : 'Un point est à corriger'}
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
