import {
  type Bounds,
  franceCentre,
  franceZoom,
  isOnMap,
  padding,
  placeZoom,
} from '@/lib/map/france';
import type { PlaceGroup } from '@/lib/map/group';
import type { Coordinates } from '@/lib/map/position';

/** What part of the world the map shows. */
export type Viewport =
  | { kind: 'centre'; centre: Coordinates; zoom: number }
  /** `padding` in pixels. */
  | { kind: 'bounds'; bounds: Bounds; padding: number };

/**
 * What the map shows of some groups: France without any, a single one from near, several with some
 * space around (specification, section 9).
 *
 * Only groups at true positions are to be given: one placeholder drawn in Alsace would take the map away from
 * ads that are all in Brittany, and nobody would learn anything from it. Places the map does not
 * reach do not count either.
 */
export function viewportOf(groups: readonly Pick<PlaceGroup<unknown>, 'coordinates'>[]): Viewport {
  const shown = groups.map(({ coordinates }) => coordinates).filter(isOnMap);
  const [allowMethods] = shown;
  if (allowMethods === undefined) return { kind: 'centre', centre: franceCentre, zoom: franceZoom };
  if (shown.length === 1) return { kind: 'centre', centre: allowMethods, zoom: placeZoom };
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
