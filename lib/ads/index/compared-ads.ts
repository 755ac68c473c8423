/** What searches compare of an ad; NaN is what it does not have. */
const names = [
  'ends',
  'starts',
  'week',
  'choices',
  'specialty',
  'x',
  'y',
  'z',
  'id',
  'published',
  'pay',
] as const;

type Name = (typeof names)[number];
export type Compared = Record<Name, number>;

/**
 * Those values of all ads, column by column in one array: objects in the heap of V8 are so far apart that a pass over
 * 100 000 took 10 ms instead of 1 (docs/performance.md, « A search by place »).
 */
export class ComparedAds {
  #values = new Float64Array(0);
  /** The rows of a column. */
  #capacity = 0;
  #size = 0;

  /** More than any row. */
  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#values.byteLength;
  }

  put(row: number, ad: Compared): void {
    if (row >= this.#capacity) this.#grow(Math.max(64, 2 * row));
    names.forEach((name, column) => {
      this.#values[column * this.#capacity + row] = ad[name];
    });
    this.#size = Math.max(this.#size, row + 1);
  }

  /** The ad is over on any day. */
  remove(row: number): void {
    this.#column('ends')[row] = Number.NEGATIVE_INFINITY;
  }

  /** The values of one name, by row, until an ad is added. */
  valuesOf(name: Name): Float64Array {
    return this.#column(name).subarray(0, this.#size);
  }

  #column(name: Name): Float64Array {
    const at = names.indexOf(name) * this.#capacity;
    return this.#values.subarray(at, at + this.#capacity);
  }

  #grow(capacity: number): void {
    const columns = names.map((name) => this.#column(name));
    this.#values = new Float64Array(names.length * capacity);
    for (const [index, column] of columns.entries()) this.#values.set(column, index * capacity);
    this.#capacity = capacity;
  }
}
