import type { AdPosition, Coordinates } from '@/lib/ads/position';
import { isOnMap } from '@/lib/map/france';

/** Where an ad is, seen from the map. */
export type MapLocation =
  | { kind: 'on-map'; coordinates: Coordinates }
  /** Its address could not be geocoded: at the centre of its town. */
  | { kind: 'in-town'; coordinates: Coordinates }
  /** Outside the bounds of the map. */
  | { kind: 'outside'; isOverseas: boolean }
  /** Its address could not be geocoded. */
  | { kind: 'not-found'; geocodeKey: string }
  | { kind: 'no-address' };

/** Classifies a position. An overseas address is outside even when it could not be geocoded. */
export function mapLocationOf({
  coordinates,
  geocodeKey,
  town,
  isOverseas,
}: AdPosition): MapLocation {
  if (coordinates && isOnMap(coordinates)) return { kind: 'on-map', coordinates };
  if (coordinates || isOverseas) return { kind: 'outside', isOverseas };
  if (town && isOnMap(town)) return { kind: 'in-town', coordinates: town };
  return geocodeKey === null ? { kind: 'no-address' } : { kind: 'not-found', geocodeKey };
}
