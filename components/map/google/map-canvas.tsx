import { APIProvider, Map as GoogleMap } from '@vis.gl/react-google-maps';
import { type ReactNode, useState } from 'react';
import { Legend } from '@/components/map/google/legend';
import { MapErrorBoundary } from '@/components/map/google/map-error-boundary';
import { restriction } from '@/components/map/google/restriction';
import { useGoogle } from '@/components/map/google/use-google';
import { MapPreparing, MapUnloadable } from '@/components/map/map-message';
import type { MapsAccess } from '@/lib/map/access';
import { franceCentre, franceZoom } from '@/lib/map/france';
import { googleOptions } from '@/lib/map/google-script';
import type { LegendLine } from '@/lib/map/legend';
import styles from './map-canvas.module.css';

type Props = {
  access: MapsAccess;
  /** What covers the map while it has nothing to show; without one, Google is asked for it. */
  cover: ReactNode;
  legend: LegendLine[];
  /** What is on the map. */
  children: ReactNode;
};

const markerLibrary = ['marker'];
const centre = { lat: franceCentre.latitude, lng: franceCentre.longitude };

/** Google's map of France, or the word that it is on its way or cannot be had. */
export function MapCanvas({ access, cover, legend, children }: Props) {
  const covered = Boolean(cover);
  const [wanted, setWanted] = useState(!covered);
  if (!covered && !wanted) setWanted(true);
  const google = useGoogle(access.apiKey, wanted);

  const shown =
    google.state === 'failed' ? (
      <MapUnloadable onRetry={google.retry} />
    ) : (
      cover || (google.state === 'loading' && <MapPreparing />)
    );
  return (
    <>
      <div className={styles.frame}>
        {google.state === 'ready' && (
          <div className={styles.canvas} inert={Boolean(shown)}>
            <MapErrorBoundary onCrash={google.fail}>
              <APIProvider
                apiKey={access.apiKey}
                libraries={markerLibrary}
                solutionChannel=""
                disableUsageAttribution
                onError={google.fail}
                {...googleOptions}
              >
                <GoogleMap
                  className={styles.map ?? ''}
                  mapId={access.mapId}
                  // Each map made is paid for: back in this view, the last one comes back.
                  reuseMaps
                  defaultCenter={centre}
                  defaultZoom={franceZoom}
                  restriction={restriction}
                  minZoom={5}
                  // Two surgeries of one street can be told apart.
                  maxZoom={20}
                  // The page scrolls over the map; Ctrl or two fingers move it.
                  gestureHandling="cooperative"
                  disableDefaultUI
                  zoomControl
                  clickableIcons={false}
                >
                  {children}
                </GoogleMap>
              </APIProvider>
            </MapErrorBoundary>
          </div>
        )}
        {shown}
      </div>
      {!shown && <Legend lines={legend} />}
    </>
  );
}
