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
  /** Covers the map while it is empty; the map is loaded from Google once this is empty. */
  cover: ReactNode;
  legend: LegendLine[];
  /** The markers. */
  children: ReactNode;
};

const markerLibrary = ['marker'];
const centre = { lat: franceCentre.latitude, lng: franceCentre.longitude };

/** Google's map of France, or a message that it is loading or failed. */
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
                  // Each new map is billed: coming back to this view reuses the last one.
                  reuseMaps
                  defaultCenter={centre}
                  defaultZoom={franceZoom}
                  restriction={restriction}
                  minZoom={5}
                  // Enough to separate two surgeries in one street.
                  maxZoom={20}
                  // Scrolling over the map scrolls the page; Ctrl or two fingers move the map.
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
