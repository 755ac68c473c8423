import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import type { Marker } from '@/components/map/google/use-markers';

/** Escape closes the popup wherever on the map the keyboard is, and leads back to its marker. */
export function usePopupKeys(marker: Marker, onClose: () => void): void {
  const map = useMap();
  useEffect(() => {
    const element = map?.getDiv();
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      marker.focus();
    };
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [map, marker, onClose]);
}
