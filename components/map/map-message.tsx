import type { ReactNode } from 'react';
import { MapStatus } from '@/components/map/map-status';
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

/** See docs/product.md#messages-of-the-map. */
export function MapPreparing() {
  return <MapMessage>Cartographie en cours de préparation...</MapMessage>;
}
