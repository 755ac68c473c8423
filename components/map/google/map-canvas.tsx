import { APIProvider, Map as GoogleMap, useMap } from '@vis.gl/react-google-maps';
import { Component, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { MapUnloadable, useLoaded } from '@/components/map/map-code';
import { MapPreparing, MapStatus } from '@/components/map/map-on-demand';
import { classNames } from '@/components/ui/class-names';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatCount } from '@/lib/french/numbers';
import type { MapsAccess } from '@/lib/map/access';
import { viewportOf, wholeFrance } from '@/lib/map/france';
import { googleOptions, isRefusedByGoogle, loadGoogleMaps } from '@/lib/map/google-script';
import type { LegendLine } from '@/lib/map/labels';
import type { AdGroup } from '@/lib/map/placed-ads';
import { franceBounds } from '@/lib/places/coordinates';
import styles from './map-canvas.module.css';
import pin from './pin.module.css';

type Props = {
  access: MapsAccess;
  /** Covers the map while it is empty; the map is loaded from Google once this is empty. */
  cover: ReactNode;
  legend: LegendLine[];
  children: ReactNode;
};

const markerLibrary = ['marker'];
export const restriction = { latLngBounds: franceBounds, strictBounds: false };

/** Google's map of France, or a message that it is loading or failed. */
export function MapCanvas({ access: { apiKey, mapId }, cover, legend, children }: Props) {
  const covered = Boolean(cover);
  const [enabled, setEnabled] = useState(!covered);
  if (!covered && !enabled) setEnabled(true);
  const load = useCallback((fail: () => void) => loadGoogleMaps(apiKey, fail), [apiKey]);
  const { state, fail, retry } = useLoaded(enabled ? load : null);
  const isFailed = state === 'failed' || isRefusedByGoogle();

  function retryOrReload() {
    // A script that refused the key cannot be loaded again into the same document.
    if (isRefusedByGoogle()) location.reload();
    retry();
  }

  const shown = isFailed ? (
    <MapUnloadable onRetry={retryOrReload} />
  ) : (
    cover || (state === null && <MapPreparing />)
  );
  return (
    <>
      <div className={styles.frame}>
        {state !== null && !isFailed && (
          <div className={styles.canvas} data-light inert={Boolean(shown)}>
            <MapErrorBoundary onCrash={fail}>
              <APIProvider
                apiKey={apiKey}
                libraries={markerLibrary}
                solutionChannel=""
                disableUsageAttribution
                onError={fail}
                {...googleOptions}
              >
                <GoogleMap
                  className={styles.map ?? ''}
                  mapId={mapId}
                  // Each new map is billed: coming back to this view reuses the last one.
                  reuseMaps
                  defaultCenter={wholeFrance.center}
                  defaultZoom={wholeFrance.zoom}
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

/** The legend: ads that the map does not show, or not at their exact place. */
function Legend({ lines }: { lines: LegendLine[] }) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when its lines do not fit
    <ul className={styles.legend} aria-label="Légende" tabIndex={0} data-light>
      {lines.map(({ text, approximate }) => (
        <li key={text}>
          {approximate && <Pin approximate className={styles.mark} />}
          {text}
        </li>
      ))}
    </ul>
  );
}

type BoundaryProps = { onCrash: () => void; children: ReactNode };

/** An error in Google's code, which changes every week, breaks the map but not the page. */
export class MapErrorBoundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

/** The last camera of each kind of map: restored when Back mounts the component again. */
const lastCameras = new Map<'list' | 'ad', { of: string; camera: google.maps.CameraOptions }>();

type Shown = {
  kind: 'list' | 'ad';
  /** Identifies the content of the map: the search, or the ad. */
  of: string;
  groups: AdGroup[];
};

/** Announces the markers, and moves the map to them, once for each content: then the visitor controls it. */
export function MapShown({ kind, of, groups }: Shown) {
  const map = useMap();
  const hasGroups = groups.length > 0;
  // An effect event: revalidated ads do not move the map.
  const frame = useEffectEvent((map: google.maps.Map) => {
    // Random placeholders would move the map away from real positions.
    const view = viewportOf(groups.filter(({ random }) => !random));
    if ('bounds' in view) map.fitBounds(view.bounds, view.padding);
    else map.moveCamera(view);
  });
  useEffect(() => {
    if (!map || !hasGroups) return;
    const last = lastCameras.get(kind);
    if (last?.of === of) map.moveCamera(last.camera);
    else frame(map);
    return () => {
      const [center, zoom] = [map.getCenter(), map.getZoom()];
      if (center && zoom !== undefined) lastCameras.set(kind, { of, camera: { center, zoom } });
    };
  }, [map, kind, of, hasGroups]);
  if (!hasGroups) return null;
  return (
    <MapStatus>
      <VisuallyHidden>{`Carte affichée, ${formatCount(groups.length, 'repère', 'repères')}`}</VisuallyHidden>
    </MapStatus>
  );
}

type PinProps = {
  count?: number;
  approximate?: boolean;
  highlighted?: boolean;
  className?: string | undefined;
};

/** The pin of an exact position, or the hatched diamond of an approximate one; with a count, if several. */
export function Pin({ count = 1, approximate = false, highlighted = false, className }: PinProps) {
  return (
    <span
      aria-hidden
      className={classNames(pin.pin, approximate && pin.approximate, className)}
      data-highlighted={highlighted || undefined}
    >
      <svg viewBox="0 0 44 52" className={pin.shape} aria-hidden="true">
        {approximate ? (
          <>
            <path className={pin.body} d="M22 8 38 27 22 50 6 27z" />
            <path className={pin.hatching} d="M13 18.7 31 40M17.5 13.4 35 34M9 24 26.5 44.5" />
          </>
        ) : (
          <path
            className={pin.body}
            d="M22 50c-1.2 0-2-.7-2.6-1.6C14 40 7 32.6 7 23a15 15 0 0 1 30 0c0 9.6-7 17-12.4 25.4-.6.9-1.4 1.6-2.6 1.6z"
          />
        )}
        <circle className={pin.point} cx="22" cy={approximate ? 27 : 23} r={count > 1 ? 10.5 : 5} />
      </svg>
      {count > 1 && <span className={pin.count}>{count}</span>}
    </span>
  );
}
