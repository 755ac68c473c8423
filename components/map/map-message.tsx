import type { ReactNode } from 'react';
import { focusMapSection, MapStatus } from '@/components/map/map-section';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice/notice';
import styles from './map-message.module.css';

/** A message instead of the map. */
export function MapMessage({ children }: { children: ReactNode }) {
  return (
    <MapStatus>
      <div className={styles.message}>
        <p>{children}</p>
      </div>
    </MapStatus>
  );
}

/** Specification, section 2. */
export function MapPreparing() {
  return <MapMessage>Cartographie en cours de préparation...</MapMessage>;
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
              focusMapSection(event.currentTarget);
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
      La carte n’a pas pu être chargée. Les annonces restent disponibles dans la liste.
    </MapFailure>
  );
}
