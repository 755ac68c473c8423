import { useMap } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent } from 'react';
import type { AdGroup } from '@/lib/map/placed-ads';
import { viewportOf } from '@/lib/map/viewport';

/** A pin stands above its place, in pixels. */
const pinHeight = 52;

type Camera = { center: google.maps.LatLng; zoom: number };

/** What the map of each kind showed when it was left: it outlives the component, which Back remakes. */
const left = new Map<'list' | 'ad', { of: string; camera: Camera }>();

type Shown = {
  kind: 'list' | 'ad';
  /** What is on the map: another search, another ad. */
  of: string;
  groups: AdGroup[] | null;
};

/** Moves the map to where the ads are: once for what it shows, then it is the visitor's. */
export function useViewport({ kind, of, groups }: Shown): void {
  const map = useMap();
  const anything = groups !== null && groups.length > 0;
  // The same ads anew, one with another title, are no reason to move.
  const frame = useEffectEvent((map: google.maps.Map) => moveTo(map, groups ?? []));
  useEffect(() => {
    if (!map || !anything) return;
    const last = left.get(kind);
    if (last?.of === of) map.moveCamera(last.camera);
    else frame(map);
    return () => {
      const [center, zoom] = [map.getCenter(), map.getZoom()];
      if (center && zoom !== undefined) left.set(kind, { of, camera: { center, zoom } });
    };
  }, [map, kind, of, anything]);
}

function moveTo(map: google.maps.Map, groups: AdGroup[]): void {
  // A placeholder is anywhere: it would lead the map away from those that are somewhere.
  const view = viewportOf(groups.filter(({ approximate }) => !approximate));
  if (view.kind === 'bounds') {
    const { bounds, padding } = view;
    const top = padding + pinHeight;
    map.fitBounds(bounds, { top, right: padding, bottom: padding, left: padding });
  } else {
    const { latitude, longitude } = view.centre;
    map.moveCamera({ center: { lat: latitude, lng: longitude }, zoom: view.zoom });
  }
}
