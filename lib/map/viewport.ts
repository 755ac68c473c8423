import type { Coordinates } from '@/lib/ads/position';
import {
  type Bounds,
  franceCentre,
  franceZoom,
  isOnMap,
  padding,
  placeZoom,
} from '@/lib/map/france';
import type { PlaceGroup } from '@/lib/map/group';

/** The part of the world the map shows. */
export type Viewport =
  | { kind: 'centre'; centre: Coordinates; zoom: number }
  /** `padding` is in pixels. */
  | { kind: 'bounds'; bounds: Bounds; padding: number };

/**
 * The viewport for some groups: France for none, a close view of a single one, several with padding
 * (docs/product.md#viewport). Places outside the bounds of the map are ignored.
 *
 * @param groups at real positions only: a random placeholder would move the map away from the ads.
 */
export function viewportOf(groups: readonly Pick<PlaceGroup<unknown>, 'coordinates'>[]): Viewport {
  const shown = groups.map(({ coordinates }) => coordinates).filter(isOnMap);
  const [first] = shown;
  if (first === undefined) return { kind: 'centre', centre: franceCentre, zoom: franceZoom };
  if (shown.length === 1) return { kind: 'centre', centre: first, zoom: placeZoom };
  const latitudes = shown.map(({ latitude }) => latitude);
  const longitudes = shown.map(({ longitude }) => longitude);
  const bounds = {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
  return { kind: 'bounds', bounds, padding };
}
