import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';

/** Escape closes the popup wherever on the map the keyboard is, or where the map has lost it. */
export function usePopupKeys(onClose: () => void): void {
  const map = useMap();
  useEffect(() => {
    const hear = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Node)) return;
      // The popup hides while its marker is in a cluster: the keyboard that was in it is nowhere.
      if (target === document.body || map?.getDiv().contains(target)) onClose();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [map, onClose]);
}
