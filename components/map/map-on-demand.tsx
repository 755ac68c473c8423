import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ConsentPanel } from '@/components/map/consent-panel';
import { MapUnloadable, useLoaded } from '@/components/map/map-code';
import { Button } from '@/components/ui/button/button';
import { hasMapConsent, setMapConsent, watchMapConsent } from '@/lib/map/consent';
import { preparing } from '@/lib/map/messages';
import styles from './map-message.module.css';

const Region = createContext<HTMLElement | null>(null);

type OnDemandProps<Code> = {
  /** Imports the code of the map; must be a stable function. */
  load: () => Promise<Code>;
  /** Whether the map waits for a request, also with consent. */
  waits?: boolean;
  /** Called when the visitor agrees or requests the map, which removes the focused button. */
  onShow: () => void;
  children: (code: Code) => ReactNode;
};

/** The request for consent, then the map: nothing is loaded from Google before consent. */
export function MapOnDemand<Code>({ load, waits, onShow, children }: OnDemandProps<Code>) {
  const consent = useSyncExternalStore(watchMapConsent, hasMapConsent, () => null);
  const isShown = consent && !waits;
  const { state, retry } = useLoaded(isShown ? load : null);

  function show() {
    setMapConsent(true);
    onShow();
  }

  function content() {
    if (!isShown) {
      return (
        <ConsentPanel agreed={consent === true}>
          <Button onClick={show}>Afficher la carte</Button>
        </ConsentPanel>
      );
    }
    if (state === 'failed') return <MapUnloadable onRetry={retry} />;
    return state === null ? <MapPreparing /> : children(state.loaded);
  }

  return <MapStatusRegion>{content()}</MapStatusRegion>;
}

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
