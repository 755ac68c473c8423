import { placeOf } from '@/lib/ads/list/list-page';
import type { AdSearch } from '@/lib/ads/search';
import { insetOf, type MapPoint, mapPoint } from '@/lib/places/france-map';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Commune } from '@/lib/places/gazetteer/place';

/** A square of the map, around its middle; `inset` is the overseas department that has it. */
export type MapView = MapPoint & { size: number; inset?: ReturnType<typeof insetOf> };

/** Where a search looks: in the circle within a square, or in departments. */
export type MapArea = MapView & { name: string; departments: string[]; isCircle: boolean };

/** The area of a search; `null` without a place, or for one that is on no map. */
export function mapAreaOf(search: AdSearch): MapArea | null {
  const place = placeOf(search);
  if (place?.kind === 'commune') {
    const { name, centre, department } = place;
    // A degree has 111.2 km.
    const latitude = (centre?.latitude ?? 0) + search.radius / 111.2;
    const north = centre && mapPoint({ ...centre, latitude }, department.code);
    const middle = pointOf(place);
    if (middle === null || north === null) return null;
    const size = 2 * (middle.y - north.y);
    return { name, departments: [department.code], isCircle: true, ...middle, size };
  }
  const own = gazetteer().communes.filter(
    ({ department }) => department === place || department.region === place,
  );
  const departments = [...new Set(own.map(({ department }) => department.code))];
  const points = own.flatMap((commune) => pointOf(commune) ?? []);
  if (place === null || points.length === 0) return null;
  return { name: place.name, departments, isCircle: false, ...around(points) };
}

const pointOf = ({ centre, department }: Commune) => centre && mapPoint(centre, department.code);

function around(points: readonly MapPoint[]): MapView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, north, east] = [Math.min(...xs), Math.min(...ys), Math.max(...xs)];
  const [width, height] = [east - west, Math.max(...ys) - north];
  return { x: west + width / 2, y: north + height / 2, size: Math.max(width, height) };
}

/** The whole map, with the names below the insets. */
export const wholeMap: MapView = { x: 500, y: 560, size: 1160 };

type Town = { commune: Commune; point: MapPoint };

/** The part of the map with some communes and the area; the whole when some are overseas and others not, and for none. */
export function viewOf(towns: readonly Town[], area: MapArea | null): MapView {
  const codes = towns.map(({ commune }) => commune.department.code);
  const [inset, ...others] = new Set([...codes, ...(area?.departments ?? [])].map(insetOf));
  if (others.length > 0 || (towns.length === 0 && area === null)) return wholeMap;
  if (inset) {
    const { x, y, width, height } = inset.frame;
    return { x: x + width / 2, y: y + height / 2, size: width, inset };
  }
  const half = (area?.size ?? 0) / 2;
  const corners = area ? [-half, half].map((by) => ({ x: area.x + by, y: area.y + by })) : [];
  const { size, ...middle } = around([...towns.map(({ point }) => point), ...corners]);
  // With a margin, and at least 69 km: outlines are exact to a kilometre.
  return { ...middle, size: Math.max(1.24 * size, 60) };
}

/** Where a view has a point of the map, in percent of its width and height. */
export function spotOf({ x, y }: MapPoint, view: MapView): MapPoint {
  const percent = (length: number) => 50 + Math.round((10_000 * length) / view.size) / 100;
  return { x: percent(x - view.x), y: percent(y - view.y) };
}

/** Pixels as percent of the map on a phone, for which dots and names are laid out: their size does not change. */
export const percentOf = (pixels: number) => pixels / 3.1;

/** Beside what a name is, at a spot, with a radius in pixels. */
type Named = MapPoint & { name: string; kind: 'area' | 'dot' | 'town'; radius: number };

/** On which side a name is, the best first. */
const sides = [
  { x: 1, y: 0, text: { dy: '0.35em', textAnchor: 'start' } },
  { x: -1, y: 0, text: { dy: '0.35em', textAnchor: 'end' } },
  { x: 0, y: 1, text: { dy: '0.9em', textAnchor: 'middle' } },
  { x: 0, y: -1, text: { dy: '-0.3em', textAnchor: 'middle' } },
] as const;

/** Where a name may be: letters are about 7.6 pixels wide. */
function boxesBeside({ x, y, name, radius }: Named) {
  const [width, height] = [percentOf(7.6 * name.length), percentOf(18)];
  const [across, down] = [percentOf(radius + 4) + width / 2, percentOf(radius + 4) + height / 2];
  return sides.map((side) => {
    const middle = { x: x + side.x * across, y: y + side.y * down };
    return { ...middle, width, height, side };
  });
}

type Box = MapPoint & { width: number; height: number };

function boxOf({ x, y, radius }: MapPoint & { radius: number }): Box {
  return { x, y, width: percentOf(2 * radius), height: percentOf(2 * radius) };
}

/** The names of the area, in any case, of dots and of the eight largest towns that have room. */
export function namesOf(dots: readonly Omit<Named, 'kind'>[], area: MapArea | null, view: MapView) {
  const taken: Box[] = dots.map(boxOf);
  const isFree = ({ x, y, width, height }: Box) =>
    Math.abs(x - 50) + width / 2 <= 50 &&
    Math.abs(y - 50) + height / 2 <= 50 &&
    taken.every(
      (other) =>
        2 * Math.abs(x - other.x) >= width + other.width ||
        2 * Math.abs(y - other.y) >= height + other.height,
    );
  const beside = (named: Named) => {
    const boxes = boxesBeside(named);
    const box = boxes.find(isFree) ?? (named.kind === 'area' ? boxes[2] : undefined);
    if (box) taken.push(box, boxOf(named));
    return box ? [{ ...named, side: box.side }] : [];
  };
  const place = area && { ...spotOf(area, view), name: area.name, radius: 5 };
  const atPlace = dots.find(({ x, y }) => x === place?.x && y === place.y) ?? place;
  const names = [
    ...(atPlace ? beside({ ...atPlace, kind: 'area' }) : []),
    ...dots.flatMap((dot) => (dot === atPlace ? [] : beside({ ...dot, kind: 'dot' }))),
  ];
  const most = names.length + 8;
  for (const commune of gazetteer().communes) {
    if (names.length === most) break;
    const point = insetOf(commune.department.code) === view.inset && pointOf(commune);
    const town = point && { ...spotOf(point, view), name: commune.name, radius: 3 };
    if (town && isFree(boxOf(town))) names.push(...beside({ ...town, kind: 'town' }));
  }
  return names;
}
