import { useMemo } from 'react';
import { MapCanvas } from '@/components/map/google/map-canvas';
import { Places } from '@/components/map/google/places';
import { usePositions } from '@/components/map/google/use-positions';
import { MapFailure } from '@/components/map/map-code';
import { MapMessage, MapPreparing } from '@/components/map/map-on-demand';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/browser/positions';
import type { MapsAccess } from '@/lib/map/access';
import { visitStorage } from '@/lib/map/france';
import { legendLines } from '@/lib/map/labels';
import { withoutAddresses } from '@/lib/map/messages';
import { type MapAd, placeAds } from '@/lib/map/placed-ads';

export type ListMapViewProps = {
  access: MapsAccess;
  search: AdSearch;
  /** The ads of the page; `undefined` while they load, `null` when that failed. */
  ads: readonly MapAd[] | null | undefined;
  /** The ads hovered or focused in the list or on the map, and those of the open popup. */
  highlighted: ReadonlySet<number>;
  /** Called with the ads hovered or focused on the map; empty for none. */
  onPoint: (ads: number[]) => void;
  /** Called with the ads of the open popup; empty when it closes. */
  onOpen: (ads: number[]) => void;
};

const none: [] = [];

/** The map of the ads of a page. Once loaded it stays mounted when the search changes. */
export function ListMapView({ access, search, ads, ...pointing }: ListMapViewProps) {
  // Without ads nothing is requested.
  const hasAds = ads !== null && ads?.length !== 0;
  const loaded = usePositions(hasAds ? adPositionsCall(search) : null);
  const positions = hasAds ? loaded.positions : none;
  const placed = useMemo(
    () => (ads && positions ? placeAds(ads, positions, visitStorage()) : null),
    [ads, positions],
  );
  const legend = placed ? legendLines(placed) : [];

  function message() {
    if (ads === null) return <MapMessage>La carte attend les annonces de la liste.</MapMessage>;
    if (loaded.failed) {
      return (
        <MapFailure onRetry={loaded.retry}>
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
    return <MapMessage>{withoutAddresses}</MapMessage>;
  }

  return (
    <MapCanvas access={access} cover={message()} legend={legend}>
      <Places
        // A new search closes the popup.
        key={formatAdSearch(search)}
        groups={placed?.groups ?? none}
        search={search}
        {...pointing}
      />
    </MapCanvas>
  );
}
