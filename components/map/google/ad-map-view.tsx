'use client';

import { AdvancedMarker } from '@vis.gl/react-google-maps';
import { MapCanvas, MapShown, Pin } from '@/components/map/google/map-canvas';
import { usePositions } from '@/components/map/google/use-positions';
import { MapFailure } from '@/components/map/map-code';
import { MapMessage, MapPreparing } from '@/components/map/map-on-demand';
import { readAdPosition } from '@/lib/api/browser/positions';
import type { MapsAccess } from '@/lib/map/access';
import { type LegendLine, markerName } from '@/lib/map/labels';
import { withoutAddresses } from '@/lib/map/messages';
import { type MapAd, mapLocationOf } from '@/lib/map/placed-ads';
import type { Coordinates } from '@/lib/places/coordinates';

export type AdMapViewProps = { access: MapsAccess; ad: MapAd };

/** The map of one ad, or a message: shown when at least its town is known, as a random placeholder is useless here. */
export function AdMapView({ access, ad }: AdMapViewProps) {
  const request = () => readAdPosition(ad.id);
  const { positions, failed, retry } = usePositions(`position ${ad.id}`, request);
  if (failed) return <MapFailure onRetry={retry}>L’emplacement n’a pas pu être chargé.</MapFailure>;
  const [position] = positions ?? [];
  if (!position) return <MapPreparing />;
  const where = mapLocationOf(position);
  switch (where.kind) {
    case 'on-map':
    case 'in-town':
      return <PlacedMap access={access} ad={ad} {...where} />;
    case 'outside': {
      const overseas = where.isOverseas ? ', outre-mer' : '';
      return <MapMessage>{`Cette annonce est hors de la carte${overseas}.`}</MapMessage>;
    }
    case 'not-found':
      return (
        <MapMessage>
          L’emplacement de cette annonce n’a pas pu être trouvé. Son adresse est au-dessus.
        </MapMessage>
      );
    case 'no-address':
      return <MapMessage>{withoutAddresses}</MapMessage>;
  }
}

type PlacedMapProps = AdMapViewProps & { kind: 'on-map' | 'in-town'; coordinates: Coordinates };

/** The marker has no popup: the page has all facts. */
function PlacedMap({ access, ad, kind, coordinates }: PlacedMapProps) {
  const approximate = kind === 'in-town';
  const items = [{ ...ad, coordinates }];
  const group = { key: 'ad', coordinates, items, approximate, random: false };
  return (
    <MapCanvas access={access} cover={null} legend={approximate ? [inTown] : []}>
      <MapShown kind="ad" of={String(ad.id)} groups={[group]} />
      <AdvancedMarker
        position={{ lat: coordinates.latitude, lng: coordinates.longitude }}
        title={markerName(group)}
        clickable={false}
      >
        <Pin approximate={approximate} />
      </AdvancedMarker>
    </MapCanvas>
  );
}

const inTown: LegendLine = {
  text: 'Position approximative\u00a0: au centre de la commune.',
  approximate: true,
};
