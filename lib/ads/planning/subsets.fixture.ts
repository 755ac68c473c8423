/** All choices of some items, each in their order. */
export function subsets<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, chosen) =>
    items.filter((_, at) => chosen & (1 << at)),
  );
}
