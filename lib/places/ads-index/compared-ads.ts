/** What searches compare of an ad. Places are numbers ({@link placeNumber}); NaN is what an ad does not have. */
const names = [
  'ends',
  'starts',
  'week',
  'choices',
  'specialty',
  'x',
  'y',
  'z',
  'commune',
  'department',
  'region',
] as const;

export type Compared = Record<(typeof names)[number], number>;

/** The INSEE code of a place as a number, which compares faster: codes of a kind have one length. */
export function placeNumber(code: string | null): number {
  return code === null ? Number.NaN : Number.parseInt(code, 36);
}

/**
 * Those values of all ads side by side in one array: objects in the heap of V8 are so far apart that a pass over 100 000
 * took 10 ms instead of 1 (docs/performance.md, « A search by place »).
 */
export class ComparedAds {
  #values = new Float64Array(0);
  /** More than any row. */
  #size = 0;

  get bytes(): number {
    return this.#values.byteLength;
  }

  put(row: number, ad: Compared): void {
    const at = row * names.length;
    if (at >= this.#values.length) {
      const larger = new Float64Array(Math.max(64 * names.length, 2 * this.#values.length));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values.set(
      names.map((name) => ad[name]),
      at,
    );
    this.#size = Math.max(this.#size, row + 1);
  }

  /** The ad is over on any day. */
  remove(row: number): void {
    this.#values[row * names.length] = Number.NEGATIVE_INFINITY;
  }

  /** The rows of the ads that are found, among some or all. */
  rowsWhere(isFound: (ad: ComparedAd) => boolean, among?: readonly number[]): number[] {
    const ad = new ComparedAd(this.#values);
    const rows: number[] = [];
    const count = among?.length ?? this.#size;
    for (let index = 0; index < count; index += 1) {
      ad.row = among?.[index] ?? index;
      if (isFound(ad)) rows.push(ad.row);
    }
    return rows;
  }
}

/** The values of the ad in a row: one view that moves along the rows. */
export class ComparedAd implements Compared {
  row = 0;
  readonly #values: Float64Array;

  constructor(values: Float64Array) {
    this.#values = values;
  }

  #at(index: number): number {
    return this.#values[this.row * names.length + index] ?? Number.NaN;
  }

  get ends(): number {
    return this.#at(0);
  }

  get starts(): number {
    return this.#at(1);
  }

  get week(): number {
    return this.#at(2);
  }

  get choices(): number {
    return this.#at(3);
  }

  get specialty(): number {
    return this.#at(4);
  }

  get x(): number {
    return this.#at(5);
  }

  get y(): number {
    return this.#at(6);
  }

  get z(): number {
    return this.#at(7);
  }

  get commune(): number {
    return this.#at(8);
  }

  get department(): number {
    return this.#at(9);
  }

  get region(): number {
    return this.#at(10);
  }
}
