import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { restriction, restrictionWithPopup } from '@/components/map/google/restriction';

/** Extends the bounds of the map while a popup is open, so that it is fully visible. */
export function useSpaceForPopup(): void {
  const map = useMap();
  useEffect(() => {
    map?.setOptions({ restriction: restrictionWithPopup });
    return () => map?.setOptions({ restriction });
  }, [map]);
}
