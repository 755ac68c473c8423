/** Adds to the count of a key; what has no key is not counted. */
export function increase<K>(counts: Map<K, number>, key: K | null, by = 1): void {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + by);
}

/** The same counts, the largest first, equal ones by key. */
export function largestFirst<K extends string | number>(
  counts: ReadonlyMap<K, number>,
): Map<K, number> {
  return new Map(
    [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : Number(a > b))),
  );
}
