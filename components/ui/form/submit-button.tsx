import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { useLate } from '@/components/ui/loading/use-late';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './submit-button.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  pending: boolean;
  pendingLabel: string;
  /** The message below it after a long wait. */
  lateLabel?: string;
};

/** Submits its form; disabled while pending, which is also announced. */
export function SubmitButton({ pending, pendingLabel, lateLabel, ...rest }: Props) {
  const late = useLate(pending) && lateLabel !== undefined;
  return (
    <div className={styles.submit}>
      <Button {...rest} type="submit" pending={pending} pendingLabel={pendingLabel} />
      <div role="status">
        {pending && !late && <VisuallyHidden>{pendingLabel}</VisuallyHidden>}
        {late && <p className={styles.late}>{lateLabel}</p>}
      </div>
    </div>
  );
}
