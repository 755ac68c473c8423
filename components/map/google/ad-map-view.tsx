'use client';

import { useMemo } from 'react';
import { AdPlace } from '@/components/map/google/ad-place';
import { MapCanvas } from '@/components/map/google/map-canvas';
import { useAdPosition } from '@/components/map/google/use-ad-position';
import { MapFailure, MapMessage, MapPreparing } from '@/components/map/map-message';
import type { MapsAccess } from '@/lib/map/access';
import { type MapAd, placeAds } from '@/lib/map/placed-ads';
import { visitStorage } from '@/lib/map/visit-storage';

export type AdMapViewProps = { access: MapsAccess; ad: MapAd };

/** The map of one ad. */
export function AdMapView({ access, ad }: AdMapViewProps) {
  const { position, failed, retry } = useAdPosition(ad.id);
  const placed = useMemo(
    () => (position ? placeAds([ad], [position], visitStorage()) : null),
    [ad, position],
  );
  const group = placed?.groups[0];

  function cover() {
    if (failed) {
      return <MapFailure onRetry={retry}>L’emplacement n’a pas pu être chargé.</MapFailure>;
    }
    if (!placed) return <MapPreparing />;
    if (placed.outside > 0)
      return <MapMessage>Cette annonce est hors de la carte, outre-mer.</MapMessage>;
    if (!group) {
      return (
        <MapMessage>
          Aucune adresse exploitable trouvée pour afficher la carte sur cette page.
        </MapMessage>
      );
    }
    return null;
  }

  return (
    <MapCanvas access={access} cover={cover()} legend={group?.approximate ? approximateLegend : []}>
      {group && <AdPlace group={group} />}
    </MapCanvas>
  );
}

const approximateLegend = [
  { text: 'Position approximative, faute d’adresse connue.', approximate: true },
];
