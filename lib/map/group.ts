import type { Coordinates } from '@/lib/ads/position';

/** The items at one place of the map. */
export type PlaceGroup<T> = {
  /** Unique among the groups. */
  key: string;
  /** Those of the first item. */
  coordinates: Coordinates;
  items: T[];
};

/** Groups items at the same coordinates, to five decimals: about a metre. Keeps the order. */
export function groupByPlace<T extends { coordinates: Coordinates }>(
  items: readonly T[],
): PlaceGroup<T>[] {
  const groups = new Map<string, PlaceGroup<T>>();
  for (const item of items) {
    const { coordinates } = item;
    const key = keyOf(coordinates);
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { key, coordinates, items: [item] });
  }
  return [...groups.values()];
}

function keyOf({ latitude, longitude }: Coordinates): string {
  return `${Math.round(latitude * 1e5)},${Math.round(longitude * 1e5)}`;
}
