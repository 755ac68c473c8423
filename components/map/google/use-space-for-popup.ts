import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import { restriction, restrictionWithPopup } from '@/components/map/google/restriction';

/** As long as there is a popup, the map may move far enough to show all of it. */
export function useSpaceForPopup(): void {
  const map = useMap();
  useEffect(() => {
    map?.setOptions({ restriction: restrictionWithPopup });
    return () => map?.setOptions({ restriction });
  }, [map]);
}
