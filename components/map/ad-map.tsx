'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AdMapViewProps } from '@/components/map/google/ad-map-view';
import { MapOnDemand } from '@/components/map/map-on-demand';
import { takeMapRequest } from '@/lib/map/access';
import styles from './ad-map.module.css';

const loadView = () => import('@/components/map/google/ad-map-view');

/** The map of an ad, on demand, even with consent: few readers of an ad want it. */
export function AdMap(view: AdMapViewProps) {
  const [requested, setRequested] = useState(false);
  const figure = useRef<HTMLElement>(null);

  // The button that had the focus is removed, here or by the reload of the document.
  function show() {
    setRequested(true);
    figure.current?.focus({ preventScroll: true });
  }

  const continueIfRequested = useEffectEvent(() => {
    if (takeMapRequest()) show();
  });
  useEffect(() => continueIfRequested(), []);

  return (
    <figure ref={figure} tabIndex={-1} aria-label="Carte de l’annonce" className={styles.map}>
      <MapOnDemand load={loadView} waits={!requested} onShow={show}>
        {({ AdMapView }) => <AdMapView {...view} />}
      </MapOnDemand>
    </figure>
  );
}
