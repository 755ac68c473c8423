import { isOnMap } from '@/lib/map/france';
import type { AdPosition, Coordinates } from '@/lib/map/position';

/** What can be said of where an ad is. */
export type MapLocation =
  | { kind: 'on-map'; coordinates: Coordinates }
  /** Where the map does not reach. */
  | { kind: 'outside'; isOverseas: boolean }
  /** It has an address that nobody could locate. */
  | { kind: 'not-found'; geocodeKey: string }
  | { kind: 'no-address' };

/** What a position says of an ad. Overseas is off the map even when its address was not found. */
export function mapLocationOf({ coordinates, geocodeKey, isOverseas }: AdPosition): MapLocation {
  if (coordinates && isOnMap(coordinates)) return { kind: 'on-map', coordinates };
  if (coordinates || isOverseas) return { kind: 'outside', isOverseas };
  return geocodeKey === null ? { kind: 'no-address' } : { kind: 'not-found', geocodeKey };
}
