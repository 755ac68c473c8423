import { useCallback, useState } from 'react';

export type Marker = google.maps.marker.AdvancedMarkerElement;

const none: ReadonlyMap<string, Marker> = new Map();

/** The markers on the map, by the key of their group. */
export function useMarkers() {
  const [markers, setMarkers] = useState(none);
  const register = useCallback((key: string, marker: Marker | null) => {
    setMarkers((current) => {
      if (current.get(key) === (marker ?? undefined)) return current;
      const next = new Map(current);
      if (marker) next.set(key, marker);
      else next.delete(key);
      return next;
    });
  }, []);
  return { markers, register };
}
