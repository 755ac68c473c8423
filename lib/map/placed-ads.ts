import type { AdCard } from '@/lib/ads/card';
import { isOnMap } from '@/lib/map/france';
import { groupByPlace, mostAds, type PlaceGroup } from '@/lib/map/group';
import { placeholderFor } from '@/lib/map/placeholder';
import type { AdPosition, Coordinates } from '@/lib/map/position';

/** What the map says of an ad. */
export type MapAd = Pick<AdCard, 'id' | 'title' | 'place'>;

/** An ad at its place; `approximate` when nobody knows it, and it had to be put somewhere. */
type PlacedAd = MapAd & { coordinates: Coordinates; approximate: boolean };

/** The ads that are at one place, all of them approximate or none. */
export type AdGroup = PlaceGroup<PlacedAd> & { approximate: boolean };

/** The ads of a page as the map shows them, and how many it cannot show as they are. */
export type PlacedAds = {
  groups: AdGroup[];
  /** Shown at a placeholder. */
  approximate: number;
  /** Where the map does not reach: overseas. */
  outside: number;
  /** Without any address. */
  nowhere: number;
  /** More than the map takes. */
  beyond: number;
};

/**
 * Puts the ads of a page on the map (specification, section 9): at their coordinates, else at the
 * placeholder of their address.
 *
 * @param storage that of the session, where placeholders are kept.
 */
export function placeAds(
  ads: readonly MapAd[],
  positions: readonly AdPosition[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): PlacedAds {
  const byId = new Map(positions.map((position) => [position.id, position]));
  const taken = ads.slice(0, mostAds);
  const placed = taken.flatMap((ad) => placeAd(ad, byId.get(ad.id), storage) ?? []);
  const inside = placed.filter(({ coordinates }) => isOnMap(coordinates));
  const approximate = inside.filter((ad) => ad.approximate);
  const exact = inside.filter((ad) => !ad.approximate);
  return {
    groups: [...groupsOf(exact, false), ...groupsOf(approximate, true)],
    approximate: approximate.length,
    outside: placed.length - inside.length,
    nowhere: taken.length - placed.length,
    beyond: ads.length - taken.length,
  };
}

function placeAd(
  { id, title, place }: MapAd,
  position: AdPosition | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): PlacedAd | null {
  if (position?.coordinates) {
    return { id, title, place, coordinates: position.coordinates, approximate: false };
  }
  if (!position?.geocodeKey) return null;
  const coordinates = placeholderFor(position.geocodeKey, storage);
  return { id, title, place, coordinates, approximate: true };
}

function groupsOf(ads: PlacedAd[], approximate: boolean): AdGroup[] {
  return groupByPlace(ads).map((group) => ({
    ...group,
    key: approximate ? `~${group.key}` : group.key,
    approximate,
  }));
}
