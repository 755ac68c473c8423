'use client';

import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { useMemo } from 'react';
import { MapCanvas } from '@/components/map/google/map-canvas';
import { MapShown } from '@/components/map/google/map-shown';
import { Pin } from '@/components/map/google/pin';
import { usePositions } from '@/components/map/google/use-positions';
import { useViewport } from '@/components/map/google/use-viewport';
import { MapFailure } from '@/components/map/map-failure';
import { MapMessage, MapPreparing } from '@/components/map/map-message';
import type { Coordinates } from '@/lib/ads/position';
import { fetchAdPosition } from '@/lib/api/browser/positions';
import type { MapsAccess } from '@/lib/map/access';
import { type LegendLine, markerName } from '@/lib/map/labels';
import { type AdGroup, type MapAd, mapLocationOf } from '@/lib/map/placed-ads';

export type AdMapViewProps = { access: MapsAccess; ad: MapAd };

/**
 * The map of one ad, or a message why there is none: loaded only when at least its town is known, as a
 * random placeholder is useless for a single ad.
 */
export function AdMapView({ access, ad }: AdMapViewProps) {
  const request = () => fetchAdPosition(ad.id);
  const { positions, failed, retry } = usePositions(`position ${ad.id}`, request);
  if (failed) return <MapFailure onRetry={retry}>L’emplacement n’a pas pu être chargé.</MapFailure>;
  const [position] = positions ?? [];
  if (!position) return <MapPreparing />;
  const where = mapLocationOf(position);
  switch (where.kind) {
    case 'on-map':
      return <PlacedMap access={access} ad={ad} coordinates={where.coordinates} />;
    case 'in-town':
      return <PlacedMap access={access} ad={ad} coordinates={where.coordinates} approximate />;
    case 'outside':
      return (
        <MapMessage>
          {`Cette annonce est hors de la carte${where.isOverseas ? ', outre-mer' : ''}.`}
        </MapMessage>
      );
    case 'not-found':
      return (
        <MapMessage>
          L’emplacement de cette annonce n’a pas pu être trouvé. Son adresse est au-dessus.
        </MapMessage>
      );
    case 'no-address':
      return (
        <MapMessage>
          Aucune adresse exploitable trouvée pour afficher la carte sur cette page.
        </MapMessage>
      );
  }
}

type PlacedMapProps = AdMapViewProps & { coordinates: Coordinates; approximate?: boolean };

function PlacedMap({ access, ad, coordinates, approximate = false }: PlacedMapProps) {
  const group = useMemo<AdGroup>(() => {
    const items = [{ ...ad, coordinates }];
    return { key: 'ad', coordinates, items, approximate, random: false };
  }, [ad, coordinates, approximate]);
  return (
    <MapCanvas access={access} cover={null} legend={approximate ? inTown : noLegend}>
      <AdPlace group={group} />
    </MapCanvas>
  );
}

const noLegend: LegendLine[] = [];
const inTown: LegendLine[] = [
  { text: 'Position approximative\u00a0: au centre de la commune.', approximate: true },
];

/** The marker of the map of an ad, without a popup: the page has all facts. */
function AdPlace({ group }: { group: AdGroup }) {
  useViewport({ kind: 'ad', of: String(group.items[0]?.id), groups: [group] });
  const { latitude, longitude } = group.coordinates;
  return (
    <>
      <MapShown markers={1} />
      <AdvancedMarker
        position={{ lat: latitude, lng: longitude }}
        title={markerName(group)}
        clickable={false}
      >
        <Pin approximate={group.approximate} />
      </AdvancedMarker>
    </>
  );
}
