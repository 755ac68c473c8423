import { useMap } from '@vis.gl/react-google-maps';
import { useEffect, useEffectEvent } from 'react';
import { viewportOf } from '@/lib/map/france';
import type { AdGroup } from '@/lib/map/placed-ads';

type Camera = { center: google.maps.LatLng; zoom: number };

/** The last camera of each kind of map: restored when Back mounts the component again. */
const lastCameras = new Map<'list' | 'ad', { of: string; camera: Camera }>();

type Shown = {
  kind: 'list' | 'ad';
  /** Identifies the content of the map: the search, or the ad. */
  of: string;
  groups: AdGroup[];
};

/** Moves the map to its ads, once for each content: then the visitor controls it. */
export function useViewport({ kind, of, groups }: Shown): void {
  const map = useMap();
  const hasGroups = groups.length > 0;
  // An effect event: revalidated ads do not move the map.
  const frame = useEffectEvent((map: google.maps.Map) => moveTo(map, groups));
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
}

function moveTo(map: google.maps.Map, groups: AdGroup[]): void {
  // Random placeholders would move the map away from real positions.
  const view = viewportOf(groups.filter(({ random }) => !random));
  if (view.kind === 'bounds') {
    map.fitBounds(view.bounds, view.padding);
  } else {
    const { latitude, longitude } = view.centre;
    map.moveCamera({ center: { lat: latitude, lng: longitude }, zoom: view.zoom });
  }
}
