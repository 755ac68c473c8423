import type { ComparedAds } from '@/lib/ads/index/compared-ads';
import { type IndexedAd, spherePoint } from '@/lib/ads/index/indexed-ad';
import type { AdArea } from '@/lib/ads/index/query';
import type { Coordinates } from '@/lib/places/coordinates';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/** The side of a cell, to the radius of the earth: 32 km. */
const side = 1 / 200;
/** From the middle of a cell to its corners. */
const halfDiagonal = (side * Math.sqrt(3)) / 2;
/** Cells from one side of the earth to the other. */
const cellsOfAxis = 2 / side + 1;

type Point = ReturnType<typeof spherePoint>;

/** The rows of ads by where they are: a search in an area does not compare the others. */
export class RowsByArea {
  readonly #compared: ComparedAds;
  readonly #ofPlaces = new Map<string, number[]>();
  /** By {@link cellAt}. */
  readonly #ofCells = new Map<number, number[]>();

  constructor(compared: ComparedAds) {
    this.#compared = compared;
  }

  /** Adds a row. @param place where its ad is. */
  put(row: number, place: IndexedAd): void {
    for (const key of placesOf(place)) addTo(this.#ofPlaces, key, row);
    if (place.position !== null) addTo(this.#ofCells, cellAt(spherePoint(place.position)), row);
  }

  /** Removes a row. @param place where its ad was. */
  remove(row: number, place: IndexedAd): void {
    for (const key of placesOf(place)) removeFrom(this.#ofPlaces, key, row);
    if (place.position !== null)
      removeFrom(this.#ofCells, cellAt(spherePoint(place.position)), row);
  }

  rowsIn(area: AdArea): readonly number[] {
    return area.kind === 'around'
      ? this.#rowsAround(area)
      : (this.#ofPlaces.get(keyOf(area)) ?? []);
  }

  #rowsAround({ centre, radiusKm }: Extract<AdArea, { kind: 'around' }>): number[] {
    const point = spherePoint(centre);
    const squareOf = squaredChordFrom(this.#compared, centre);
    const reach = chord(radiusKm);
    const rows: number[] = [];
    for (const [cell, rowsOfCell] of this.#ofCells) {
      const distance = distanceBetween(middleOf(cell), point);
      // Of NaN no comparison is true.
      if (!(distance <= reach + halfDiagonal)) continue;
      const isWhollyIn = distance <= reach - halfDiagonal;
      for (const row of rowsOfCell) {
        if (isWhollyIn || squareOf(row) <= reach ** 2) rows.push(row);
      }
    }
    return rows;
  }
}

function keyOf({ kind, code }: Exclude<AdArea, { kind: 'around' }>): string {
  return `${kind} ${code}`;
}

function placesOf({ commune, department, region }: IndexedAd): string[] {
  const kinds = ['commune', 'department', 'region'] as const;
  const codes = { commune, department, region };
  return kinds.flatMap((kind) => {
    const code = codes[kind];
    return code === null ? [] : [keyOf({ kind, code })];
  });
}

function addTo<K>(lists: Map<K, number[]>, key: K, row: number): void {
  const rows = lists.get(key) ?? [];
  rows.push(row);
  lists.set(key, rows);
}

function removeFrom<K>(lists: Map<K, number[]>, key: K, row: number): void {
  const rows = lists.get(key) ?? [];
  if (rows.includes(row)) rows.splice(rows.indexOf(row), 1);
  if (rows.length === 0) lists.delete(key);
}

/** The number of a cube of a grid around the earth: such a grid has no poles and no antimeridian. */
function cellAt({ x, y, z }: Point): number {
  const numberOf = (value: number) => Math.floor((value + 1) / side);
  return (numberOf(x) * cellsOfAxis + numberOf(y)) * cellsOfAxis + numberOf(z);
}

function middleOf(cell: number): Point {
  const middle = (number: number) => ((number % cellsOfAxis) + 0.5) * side - 1;
  const [x, y] = [Math.floor(cell / cellsOfAxis ** 2), Math.floor(cell / cellsOfAxis)];
  return { x: middle(x), y: middle(y), z: middle(cell) };
}

/** The straight line between points of the unit sphere that are so far apart; NaN for a negative radius. */
function chord(km: number): number {
  // That of the widest circle is the diameter.
  return km >= 0 ? 2 * Math.sin(Math.min(km / (2 * earthRadius), Math.PI / 2)) : Number.NaN;
}

/** The square of the chord from a point to an ad, which grows with the distance; NaN for an ad without a position. */
export function squaredChordFrom(
  compared: ComparedAds,
  centre: Coordinates,
): (row: number) => number {
  const { x, y, z } = spherePoint(centre);
  const xs = compared.valuesOf('x');
  const ys = compared.valuesOf('y');
  const zs = compared.valuesOf('z');
  return (row) => ((xs[row] ?? 0) - x) ** 2 + ((ys[row] ?? 0) - y) ** 2 + ((zs[row] ?? 0) - z) ** 2;
}

function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}
