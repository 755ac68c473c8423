import type { Coordinates } from '@/lib/ads/position';
import type { ComparedAds } from '@/lib/places/ads-index/compared-ads';
import { type IndexedAd, spherePoint } from '@/lib/places/ads-index/indexed-ad';
import type { AdArea } from '@/lib/places/ads-index/query';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/** The side of a cell, to the radius of the earth: 32 km. */
const side = 1 / 200;
/** From the centre of a cell to its corners. */
const halfDiagonal = (side * Math.sqrt(3)) / 2;

type Point = ReturnType<typeof spherePoint>;
/** A cube of a grid around the earth: such a grid has no poles and no antimeridian. */
type Cell = { centre: Point; rows: number[] };

/** The rows of ads by where they are: a search in an area does not compare the others. */
export class RowsByArea {
  readonly #compared: ComparedAds;
  /** By kind and INSEE code. */
  readonly #ofPlaces = new Map<string, number[]>();
  readonly #ofCells = new Map<string, Cell>();

  constructor(compared: ComparedAds) {
    this.#compared = compared;
  }

  /** Adds a row. @param place where its ad is. */
  put(row: number, place: IndexedAd): void {
    for (const rows of this.#listsOf(place)) rows.push(row);
  }

  /** Removes a row. @param place where its ad was. */
  remove(row: number, place: IndexedAd): void {
    for (const rows of this.#listsOf(place)) rows.splice(rows.indexOf(row), 1);
  }

  rowsIn(area: AdArea): readonly number[] {
    if (area.kind === 'around') return this.#rowsAround(area);
    return this.#ofPlaces.get(`${area.kind} ${area.code}`) ?? [];
  }

  #rowsAround({ centre, radiusKm }: Extract<AdArea, { kind: 'around' }>): number[] {
    const point = spherePoint(centre);
    const squareOf = squaredChordFrom(this.#compared, centre);
    const reach = chord(radiusKm);
    const rows: number[] = [];
    for (const cell of this.#ofCells.values()) {
      const distance = Math.sqrt(squaredDistance(cell.centre, point));
      // Of NaN no comparison is true.
      if (!(distance <= reach + halfDiagonal)) continue;
      const isWhollyIn = distance <= reach - halfDiagonal;
      for (const row of cell.rows) {
        if (isWhollyIn || squareOf(row) <= reach ** 2) rows.push(row);
      }
    }
    return rows;
  }

  #listsOf({ commune, department, region, position }: IndexedAd): number[][] {
    const places = Object.entries({ commune, department, region });
    const lists = places
      .filter(([, code]) => code !== null)
      .map(([kind, code]) => listOf(this.#ofPlaces, `${kind} ${code}`, () => []));
    if (position !== null) lists.push(this.#cellAt(spherePoint(position)).rows);
    return lists;
  }

  #cellAt({ x, y, z }: Point): Cell {
    const [i, j, k] = [x, y, z].map((value) => Math.floor(value / side)) as [
      number,
      number,
      number,
    ];
    const middle = (number: number) => (number + 0.5) * side;
    return listOf(this.#ofCells, `${i} ${j} ${k}`, () => ({
      centre: { x: middle(i), y: middle(j), z: middle(k) },
      rows: [],
    }));
  }
}

function listOf<T>(lists: Map<string, T>, key: string, make: () => T): T {
  const known = lists.get(key) ?? make();
  lists.set(key, known);
  return known;
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

function squaredDistance(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;
}
