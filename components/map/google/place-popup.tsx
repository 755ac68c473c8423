import { InfoWindow } from '@vis.gl/react-google-maps';
import Link from 'next/link';
import { useMemo } from 'react';
import type { Marker } from '@/components/map/google/use-markers';
import { usePopupKeys } from '@/components/map/google/use-popup-keys';
import { useSpaceForPopup } from '@/components/map/google/use-space-for-popup';
import { type AdSearch, adHref } from '@/lib/ads/search';
import { formatCount } from '@/lib/french/plural';
import { markerName } from '@/lib/map/marker-name';
import type { AdGroup } from '@/lib/map/placed-ads';
import { popupLines } from '@/lib/map/popup';
import styles from './place-popup.module.css';

type Props = { group: AdGroup; marker: Marker; search: AdSearch; onClose: () => void };

/** The ads of one place, each a link to its page. */
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
  usePopupKeys(onClose);
  useSpaceForPopup();

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
              <Link href={adHref(id, search)} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </InfoWindow>
  );
}
