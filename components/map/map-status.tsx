import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { preparing } from '@/lib/map/messages';
import styles from './map-message.module.css';

const Region = createContext<HTMLElement | null>(null);

/** A live region that announces the state of the map in it. */
export function MapStatusRegion({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [region, setRegion] = useState<HTMLElement | null>(null);

  // Not a ref callback: setting state there would render synchronously.
  useEffect(() => setRegion(element.current), []);

  return (
    <>
      <div ref={element} role="status" />
      <Region value={region}>{children}</Region>
    </>
  );
}

/** Announces the state of the map, in the live region around it, which must exist before. */
export function MapStatus({ children }: { children: ReactNode }) {
  const region = useContext(Region);
  return region ? createPortal(children, region) : children;
}

export function MapMessage({ children }: { children: ReactNode }) {
  return (
    <MapStatus>
      <div className={styles.message}>
        <p>{children}</p>
      </div>
    </MapStatus>
  );
}

export function MapPreparing() {
  return <MapMessage>{preparing}</MapMessage>;
}
