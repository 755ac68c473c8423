import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import type { AdGroup } from '@/lib/map/placed-ads';
import { viewportOf } from '@/lib/map/viewport';

/** A pin stands above its place, in pixels. */
const pinHeight = 52;

/** Moves the map to where the ads are: once for each page of them, then it is the visitor's. */
export function useViewport(groups: AdGroup[] | null): void {
  const map = useMap();
  useEffect(() => {
    if (!map || !groups) return;
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
  }, [map, groups]);
}
