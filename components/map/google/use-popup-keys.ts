import { useMap } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';

/** Escape closes the popup when the focus is anywhere on the map, or lost. */
export function usePopupKeys(onClose: () => void): void {
  const map = useMap();
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Node)) return;
      // The popup is hidden while its marker is in a cluster: the focus is then on the body.
      if (target === document.body || map?.getDiv().contains(target)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [map, onClose]);
}
