import { InfoWindow, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useMemo } from 'react';
import { SiteLink } from '@/components/layout/links/site-link';
import type { Marker } from '@/components/map/google/ad-clusters';
import { restriction } from '@/components/map/google/map-canvas';
import { isComposing } from '@/components/ui/is-composing';
import { type AdSearch, adHref } from '@/lib/ads/search';
import { formatCount } from '@/lib/french/numbers';
import { markerName, popupLines } from '@/lib/map/labels';
import type { AdGroup } from '@/lib/map/placed-ads';
import { franceBounds } from '@/lib/places/coordinates';
import styles from './place-popup.module.css';

const { south, north, west, east } = franceBounds;

/** Popups open upwards: in the north they would be clipped at the edge of the map. */
const restrictionWithPopup = {
  latLngBounds: { south, north: north + 15, west: west - 8, east: east + 8 },
  strictBounds: false,
};

type Props = { group: AdGroup; marker: Marker; search: AdSearch; onClose: () => void };

export function PlacePopup({ group, marker, search, onClose }: Props) {
  const { items, approximate } = group;
  const { listed, more } = popupLines(items);
  const place = items[0]?.place;
  const head = useMemo(
    () => (
      <strong className={styles.head}>
        {[items.length > 1 && formatCount(items.length, 'annonce', 'annonces'), place]
          .filter(Boolean)
          .join(' – ')}
      </strong>
    ),
    [items, place],
  );
  const map = useMap();

  // Escape closes the popup when the focus is anywhere on the map, or lost.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || isComposing(event) || !(target instanceof Node)) return;
      // The popup is hidden while its marker is in a cluster: the focus is then on the body.
      if (target === document.body || map?.getDiv().contains(target)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [map, onClose]);

  // Extends the bounds of the map while the popup is open, so that it is fully visible.
  useEffect(() => {
    map?.setOptions({ restriction: restrictionWithPopup });
    return () => map?.setOptions({ restriction });
  }, [map]);

  return (
    <InfoWindow
      anchor={marker}
      ariaLabel={markerName(group)}
      headerContent={head}
      maxWidth={320}
      shouldFocus
      onClose={onClose}
    >
      <div className={styles.popup}>
        {approximate && <p className={styles.approximate}>Position approximative</p>}
        <ul className={styles.ads}>
          {listed.map(({ id, title }) => (
            <li key={id}>
              <SiteLink href={adHref(id, search)}>{title}</SiteLink>
            </li>
          ))}
        </ul>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </InfoWindow>
  );
}
