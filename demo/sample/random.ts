export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer, both ends included. */
  between: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item;
};

/** A generator whose numbers depend only on its seeds (mulberry32, seeded by an FNV-1a hash). */
export function randomFrom(...seeds: (string | number)[]): Random {
  let state = 2_166_136_261;
  for (const letter of seeds.join('/')) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, between(0, items.length - 1)),
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? itemAt(items, items.length - 1))[0];
    },
  };
}

export function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position];
  if (item === undefined) throw new RangeError(`No item ${position} among ${items.length}`);
  return item;
}
