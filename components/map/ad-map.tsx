'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConsentPanel } from '@/components/map/consent-panel';
import type { AdMapViewProps } from '@/components/map/google/ad-map-view';
import { MapCode } from '@/components/map/map-code';
import { MapPreparing, MapStatusRegion } from '@/components/map/map-status';
import { useMapConsent } from '@/components/map/use-map-consent';
import { Button } from '@/components/ui/button/button';
import { setMapConsent } from '@/lib/map/consent';
import { takeMapRequest } from '@/lib/map/map-document';
import styles from './ad-map.module.css';

/** The map of an ad, on demand, even with consent: few readers of an ad want it. */
export function AdMap(view: AdMapViewProps) {
  const consent = useMapConsent();
  const [requested, setRequested] = useState(false);
  const figure = useRef<HTMLElement>(null);

  // The button that had the focus is removed, here or by the reload of the document.
  function goOn() {
    setRequested(true);
    figure.current?.focus({ preventScroll: true });
  }

  const continueIfRequested = useEffectEvent(() => {
    if (takeMapRequest()) goOn();
  });
  useEffect(() => continueIfRequested(), []);

  function show() {
    setMapConsent(true);
    goOn();
  }

  return (
    <figure ref={figure} tabIndex={-1} aria-label="Carte de l’annonce" className={styles.map}>
      <MapStatusRegion>
        {requested && consent ? (
          <MapCode load={loadView} placeholder={<MapPreparing />}>
            {({ AdMapView }) => <AdMapView {...view} />}
          </MapCode>
        ) : (
          <ConsentPanel agreed={consent === true}>
            <Button onClick={show}>Afficher la carte</Button>
          </ConsentPanel>
        )}
      </MapStatusRegion>
    </figure>
  );
}

const loadView = () => import('@/components/map/google/ad-map-view');
