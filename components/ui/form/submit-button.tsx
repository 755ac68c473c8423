import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { useLate } from '@/components/ui/loading/use-late';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './submit-button.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  pending: boolean;
  pendingLabel: string;
  /** What is said under it when that lasts long. */
  lateLabel?: string;
};

/** Sends its form; while that lasts it is locked, and says so to those who do not see it too. */
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
