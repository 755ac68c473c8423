'use client';

import { useMemo } from 'react';
import { MapCanvas } from '@/components/map/google/map-canvas';
import { Places } from '@/components/map/google/places';
import { useAdPositions } from '@/components/map/google/use-ad-positions';
import { MapFailure, MapMessage, MapPreparing } from '@/components/map/map-message';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import type { MapsAccess } from '@/lib/map/access';
import { legendLines } from '@/lib/map/legend';
import { type MapAd, placeAds } from '@/lib/map/placed-ads';
import { visitStorage } from '@/lib/map/visit-storage';

export type ListMapViewProps = {
  access: MapsAccess;
  search: AdSearch;
  /** Those of the page; `undefined` while they load, `null` when they cannot be had. */
  ads: readonly MapAd[] | null | undefined;
  /** The ads the visitor points at, in the list or on the map, or has opened. */
  highlighted: ReadonlySet<number>;
  /** The visitor points at ads on the map, or at none any more. */
  onPoint: (ads: number[]) => void;
  /** The visitor opened the popup of these, or closed it. */
  onOpen: (ads: number[]) => void;
};

/** The map of the ads of a page. Once it is there it stays, whatever is asked for next. */
export function ListMapView({
  access,
  search,
  ads,
  highlighted,
  onPoint,
  onOpen,
}: ListMapViewProps) {
  const { positions, failed, retry } = useAdPositions(search, ads !== null && ads?.length !== 0);
  const placed = useMemo(
    () => (ads && positions ? placeAds(ads, positions, visitStorage()) : null),
    [ads, positions],
  );

  const legend = placed ? legendLines(placed) : [];

  function message() {
    if (ads === null) return <MapMessage>La carte attend les annonces de la liste.</MapMessage>;
    if (failed) {
      return (
        <MapFailure onRetry={retry}>
          Les adresses des annonces n’ont pas pu être chargées. Les annonces restent disponibles
          dans la liste.
        </MapFailure>
      );
    }
    if (!ads || !placed) return <MapPreparing />;
    if (placed.groups.length > 0) return null;
    if (placed.outside > 0) {
      return <MapMessage>{legend.map(({ text }) => text).join(' ')}</MapMessage>;
    }
    return (
      <MapMessage>
        Aucune adresse exploitable trouvée pour afficher la carte sur cette page.
      </MapMessage>
    );
  }

  return (
    <MapCanvas access={access} cover={message()} legend={legend}>
      <Places
        // What is open belongs to its search.
        key={formatAdSearch(search)}
        groups={placed?.groups ?? null}
        search={search}
        highlighted={highlighted}
        onPoint={onPoint}
        onOpen={onOpen}
      />
    </MapCanvas>
  );
}
