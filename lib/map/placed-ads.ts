import type { AdCard } from '@/lib/ads/card';
import { type AdPosition, type Coordinates, maxAds } from '@/lib/ads/position';
import { groupByPlace, type PlaceGroup } from '@/lib/map/group';
import { mapLocationOf } from '@/lib/map/map-location';
import { placeholderFor } from '@/lib/map/placeholder';

/** The fields of an ad the map shows. */
export type MapAd = Pick<AdCard, 'id' | 'title' | 'place'>;

/** An ad on the map; `approximate` when it is at the centre of its town, or at a placeholder. */
type PlacedAd = MapAd & { coordinates: Coordinates; approximate: boolean };

/** The ads at one place, either all approximate or all exact; `random` when it is a placeholder. */
export type AdGroup = PlaceGroup<PlacedAd> & { approximate: boolean; random: boolean };

/** The ads of a page on the map, and how many are not shown, or not at their exact place. */
export type PlacedAds = {
  groups: AdGroup[];
  /** Shown at the centre of their town. */
  inTown: number;
  /** Shown at a placeholder. */
  atPlaceholder: number;
  /** Outside the bounds of the map. */
  outside: number;
  /** How many of those are overseas. */
  overseas: number;
  /** Without any address. */
  withoutAddress: number;
  /** Beyond the maximum of the map. */
  overLimit: number;
};

/**
 * Puts the ads of a page on the map (docs/product.md#positions): at their coordinates, else at the centre of their
 * town, else at the placeholder of their address.
 *
 * @param positions of the first ads, up to the maximum of the map.
 * @param storage the session storage, which holds the placeholders.
 */
export function placeAds(
  ads: readonly MapAd[],
  positions: readonly AdPosition[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): PlacedAds {
  const byId = new Map(positions.map((position) => [position.id, position]));
  const exact: PlacedAd[] = [];
  const inTown: PlacedAd[] = [];
  const atPlaceholder: PlacedAd[] = [];
  let [outside, overseas] = [0, 0];
  for (const { id, title, place } of ads) {
    const position = byId.get(id);
    const where = position && mapLocationOf(position);
    if (where?.kind === 'on-map') {
      exact.push({ id, title, place, coordinates: where.coordinates, approximate: false });
    } else if (where?.kind === 'in-town') {
      inTown.push({ id, title, place, coordinates: where.coordinates, approximate: true });
    } else if (where?.kind === 'not-found') {
      const coordinates = placeholderFor(where.geocodeKey, storage);
      atPlaceholder.push({ id, title, place, coordinates, approximate: true });
    } else if (where?.kind === 'outside') {
      outside += 1;
      if (where.isOverseas) overseas += 1;
    }
  }
  const overLimit = Math.max(0, ads.length - maxAds);
  const shown = exact.length + inTown.length + atPlaceholder.length;
  return {
    groups: [
      ...groupsOf(exact, '', { approximate: false, random: false }),
      ...groupsOf(inTown, '~', { approximate: true, random: false }),
      ...groupsOf(atPlaceholder, '?', { approximate: true, random: true }),
    ],
    inTown: inTown.length,
    atPlaceholder: atPlaceholder.length,
    outside,
    overseas,
    withoutAddress: ads.length - overLimit - shown - outside,
    overLimit,
  };
}

function groupsOf(
  ads: PlacedAd[],
  mark: string,
  kind: Pick<AdGroup, 'approximate' | 'random'>,
): AdGroup[] {
  return groupByPlace(ads).map((group) => ({ ...group, key: mark + group.key, ...kind }));
}
