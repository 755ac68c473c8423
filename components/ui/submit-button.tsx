import type { ComponentProps } from 'react';
import { Button } from './button';
import styles from './submit-button.module.css';
import { VisuallyHidden } from './visually-hidden';

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  pending: boolean;
  pendingLabel: string;
};

/** Sends its form; while that lasts it is locked, and says so to those who do not see it too. */
export function SubmitButton({ pending, pendingLabel, ...rest }: Props) {
  return (
    <div className={styles.submit}>
      <Button {...rest} type="submit" pending={pending} pendingLabel={pendingLabel} />
      <div role="status">{pending && <VisuallyHidden>{pendingLabel}</VisuallyHidden>}</div>
    </div>
  );
}
