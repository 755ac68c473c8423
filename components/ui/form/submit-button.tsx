import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
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

const timeoutMs = 10_000;

/** Whether something has been pending for ten seconds. */
function useLate(pending: boolean): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  return late;
}
