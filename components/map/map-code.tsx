import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import { mapUnloadable } from '@/lib/map/messages';
import { withTimeout } from '@/lib/runtime/with-timeout';
import styles from './map-message.module.css';

const timeoutMs = 15_000;

/**
 * Returns the result of `load` within fifteen seconds, `null` until then. `load` is stable, or `null` while it has to wait.
 * @param load may call its argument later: then it has failed.
 */
export function useLoaded<T>(load: ((fail: () => void) => Promise<T>) | null) {
  const [state, setState] = useState<{ loaded: T } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const fail = () => setState('failed');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!load) return;
    let left = false;
    withTimeout(load(fail), timeoutMs).then(
      (loaded) => !left && setState({ loaded }),
      () => !left && fail(),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  function retry() {
    setState(null);
    setAttempt(attempt + 1);
  }
  return { state, fail, retry };
}

type FailureProps = { onRetry: () => void; children: ReactNode };

/** The map, or its positions, could not be loaded. */
export function MapFailure({ onRetry, children }: FailureProps) {
  return (
    <div className={styles.message}>
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button
            variant="secondary"
            size="small"
            onClick={(event) => {
              // The button that has the focus is removed.
              event.currentTarget
                .closest<HTMLElement>('section, figure')
                ?.focus({ preventScroll: true });
              onRetry();
            }}
          >
            Réessayer
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}

/** Google's script or our own code could not be loaded, or the key was refused. */
export function MapUnloadable({ onRetry }: Pick<FailureProps, 'onRetry'>) {
  return <MapFailure onRetry={onRetry}>{mapUnloadable}</MapFailure>;
}
