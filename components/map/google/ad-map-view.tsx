'use client';

import { useMemo } from 'react';
import { AdPlace } from '@/components/map/google/ad-place';
import { MapCanvas } from '@/components/map/google/map-canvas';
import { useAdPosition } from '@/components/map/google/use-ad-position';
import { MapFailure, MapMessage, MapPreparing } from '@/components/map/map-message';
import type { MapsAccess } from '@/lib/map/access';
import { mapLocationOf } from '@/lib/map/map-location';
import type { AdGroup, MapAd } from '@/lib/map/placed-ads';
import type { Coordinates } from '@/lib/map/position';

export type AdMapViewProps = { access: MapsAccess; ad: MapAd };

/**
 * The map of one ad, or a message why there is none: loaded only when the ad has an exact position,
 * as a random placeholder is useless for a single ad.
 */
export function AdMapView({ access, ad }: AdMapViewProps) {
  const { position, failed, retry } = useAdPosition(ad.id);
  if (failed) return <MapFailure onRetry={retry}>L’emplacement n’a pas pu être chargé.</MapFailure>;
  if (!position) return <MapPreparing />;
  const where = mapLocationOf(position);
  switch (where.kind) {
    case 'on-map':
      return <PlacedMap access={access} ad={ad} coordinates={where.coordinates} />;
    case 'outside':
      return (
        <MapMessage>
          Cette annonce est hors de la carte{where.isOverseas && ', outre-mer'}.
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

function PlacedMap({ access, ad, coordinates }: AdMapViewProps & { coordinates: Coordinates }) {
  const group = useMemo<AdGroup>(() => {
    const items = [{ ...ad, coordinates, approximate: false }];
    return { key: 'ad', coordinates, items, approximate: false };
  }, [ad, coordinates]);
  return (
    <MapCanvas access={access} cover={null} legend={noLegend}>
      <AdPlace group={group} />
    </MapCanvas>
  );
}

const noLegend: [] = [];
