import type { AdCard } from '@/lib/ads/card';
import { type AdPosition, maxAds } from '@/lib/ads/position';
import { isOnMap, placeholderFor } from '@/lib/map/france';
import type { Coordinates } from '@/lib/places/coordinates';

/** The fields of an ad the map shows. */
export type MapAd = Pick<AdCard, 'id' | 'title' | 'place'>;

type PlacedAd = MapAd & { coordinates: Coordinates };

/** The ads at one place of the map: `key` is unique among the groups, `coordinates` are those of the first ad. */
export type AdGroup = {
  key: string;
  coordinates: Coordinates;
  items: PlacedAd[];
  /** At the centre of their town or at a placeholder, which is `random`. */
  approximate: boolean;
  random: boolean;
};

/** Where an ad is, seen from the map. */
type MapLocation =
  /** `in-town`: its address could not be geocoded, so at the centre of its town. */
  | { kind: 'on-map' | 'in-town'; coordinates: Coordinates }
  /** Outside the bounds of the map. */
  | { kind: 'outside'; isOverseas: boolean }
  /** The address could not be geocoded. */
  | { kind: 'not-found'; geocodeKey: string }
  | { kind: 'no-address' };

/** Classifies a position. An overseas address is outside even when it could not be geocoded. */
export function mapLocationOf(position: AdPosition): MapLocation {
  const { coordinates, geocodeKey, town, isOverseas } = position;
  if (coordinates && isOnMap(coordinates)) return { kind: 'on-map', coordinates };
  if (coordinates || isOverseas) return { kind: 'outside', isOverseas };
  if (town && isOnMap(town)) return { kind: 'in-town', coordinates: town };
  return geocodeKey === null ? { kind: 'no-address' } : { kind: 'not-found', geocodeKey };
}

/** The ads of a page on the map, and how many are not shown, or not at their exact place. */
export type PlacedAds = ReturnType<typeof placeAds>;

/** Puts the ads of a page on the map, each at the first of its positions that is known (docs/product.md#positions). */
export function placeAds(ads: readonly MapAd[], positions: readonly AdPosition[]) {
  const byId = new Map(positions.map((position) => [position.id, position]));
  const [exact, inTown, atPlaceholder]: [PlacedAd[], PlacedAd[], PlacedAd[]] = [[], [], []];
  let [outside, overseas] = [0, 0];
  for (const { id, title, place } of ads) {
    const position = byId.get(id);
    const where = position && mapLocationOf(position);
    if (where?.kind === 'on-map' || where?.kind === 'in-town') {
      const found = where.kind === 'on-map' ? exact : inTown;
      found.push({ id, title, place, coordinates: where.coordinates });
    } else if (where?.kind === 'not-found') {
      const coordinates = placeholderFor(where.geocodeKey);
      atPlaceholder.push({ id, title, place, coordinates });
    } else if (where?.kind === 'outside') {
      outside += 1;
      if (where.isOverseas) overseas += 1;
    }
  }
  const overLimit = Math.max(0, ads.length - maxAds);
  const shown = exact.length + inTown.length + atPlaceholder.length;
  return {
    groups: [
      ...groupByPlace(exact, ''),
      ...groupByPlace(inTown, '~'),
      ...groupByPlace(atPlaceholder, '?'),
    ],
    inTown: inTown.length,
    atPlaceholder: atPlaceholder.length,
    outside,
    /** How many of those outside are overseas. */
    overseas,
    withoutAddress: ads.length - overLimit - shown - outside,
    /** Beyond the maximum of the map. */
    overLimit,
  };
}

/** Groups ads at the same coordinates, to five decimals: a metre. `~` marks centres of towns, `?` placeholders. */
export function groupByPlace(ads: readonly PlacedAd[], mark: '' | '~' | '?'): AdGroup[] {
  const kind = { approximate: mark !== '', random: mark === '?' };
  const groups = new Map<string, AdGroup>();
  for (const ad of ads) {
    const { coordinates } = ad;
    const { latitude, longitude } = coordinates;
    const key = `${mark}${Math.round(latitude * 1e5)},${Math.round(longitude * 1e5)}`;
    const group = groups.get(key);
    if (group) group.items.push(ad);
    else groups.set(key, { key, coordinates, items: [ad], ...kind });
  }
  return [...groups.values()];
}
