import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import styles from './map-message.module.css';

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
  return (
    <MapFailure onRetry={onRetry}>
      La carte n’a pas pu être chargée. Vous pouvez continuer sans elle.
    </MapFailure>
  );
}
