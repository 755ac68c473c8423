import type { PublishedAd } from '@/lib/ads/ad';
import { Codes } from '@/lib/ads-index/codes';
import { dayNumber } from '@/lib/ads-index/day-number';
import type { AdPlace } from '@/lib/ads-index/locate';
import { spherePoint } from '@/lib/ads-index/sphere';

const firstCapacity = 1_024;

/** How an array for so many ads is made. */
const arrays = {
  id: Float64Array,
  /** 0 for none. */
  specialty: Float64Array,
  /** {@link dayNumber}; 0 for none. */
  starts: Int32Array,
  /** {@link dayNumber}; the highest number for none. */
  ends: Int32Array,
  /** Milliseconds since 1970; NaN for unknown. */
  published: Float64Array,
  /** Degrees; NaN for unknown, as x, y and z, the same position on the unit sphere. */
  latitude: Float64Array,
  longitude: Float64Array,
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
  isApproximate: Uint8Array,
  /** Of {@link Codes}. */
  commune: Int32Array,
  department: Int32Array,
  region: Int32Array,
  /** A percentage; NaN for none. */
  retrocession: Float64Array,
  /** Euros a day; NaN for none. */
  dayForfait: Float64Array,
};

type Name = keyof typeof arrays;
type Arrays = { [N in Name]: InstanceType<(typeof arrays)[N]> };

/**
 * What searches and counts read of each ad, one array for each column. To pass over 100 000 ads takes two
 * milliseconds; SQLite takes 20 to look up those of a large circle. A row has no fixed place: removing one moves
 * the last one there.
 */
export class AdColumns {
  readonly codes = new Codes();
  readonly #rows = new Map<number, number>();
  #capacity = firstCapacity;
  #arrays = allocate(firstCapacity);
  #scratch = new Int32Array(firstCapacity);

  /** How many ads there are. */
  get size(): number {
    return this.#rows.size;
  }

  /** The arrays, until the next change; only the first {@link size} values count. */
  get arrays(): Readonly<Arrays> {
    return this.#arrays;
  }

  /** Room for a row of each ad, for what is computed at once. */
  get scratch(): Int32Array {
    return this.#scratch;
  }

  /** The bytes of the arrays. */
  get bytes(): number {
    return [...Object.values(this.#arrays), this.#scratch].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** The row of an ad. */
  rowOf(id: number): number | undefined {
    return this.#rows.get(id);
  }

  /** All ids, in no order. */
  ids(): number[] {
    return [...this.#rows.keys()];
  }

  /** Adds an ad, or replaces it. */
  put({ ad, publishedAt }: PublishedAd, place: AdPlace): void {
    const row = this.#rows.get(ad.id) ?? this.#newRow(ad.id);
    const to = this.#arrays;
    to.id[row] = ad.id;
    to.specialty[row] = ad.specialty?.id ?? 0;
    to.starts[row] = dayNumber(ad.start_date) ?? 0;
    to.ends[row] = dayNumber(ad.end_date) ?? noEndDay;
    to.published[row] = publishedAt === null ? Number.NaN : Date.parse(publishedAt);
    this.#putPlace(row, place);
    const isForfait = ad.remuneration_type === 'forfait';
    to.retrocession[row] = (isForfait ? null : ad.retrocession_percentage) ?? Number.NaN;
    const isDay = isForfait && ad.forfait_timespan === 'day';
    to.dayForfait[row] = (isDay ? ad.forfait_amount : null) ?? Number.NaN;
  }

  /** Removes an ad, which must be there. */
  remove(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined) throw new RangeError(`No ad ${id}`);
    const last = this.#rows.size - 1;
    for (const column of Object.values(this.#arrays)) column[row] = column[last] ?? 0;
    this.#rows.set(this.#arrays.id[row] ?? 0, row);
    this.#rows.delete(id);
  }

  #putPlace(row: number, { position, isApproximate, ...place }: AdPlace): void {
    const to = this.#arrays;
    const { x, y, z } = position === null ? unknown : spherePoint(position);
    const { latitude, longitude } = position ?? unknown;
    Object.entries({ x, y, z, latitude, longitude }).forEach(([name, value]) => {
      to[name as keyof typeof unknown][row] = value;
    });
    to.isApproximate[row] = Number(isApproximate);
    to.commune[row] = this.codes.numberOf(place.commune);
    to.department[row] = this.codes.numberOf(place.department);
    to.region[row] = this.codes.numberOf(place.region);
  }

  #newRow(id: number): number {
    const row = this.#rows.size;
    if (row === this.#capacity) {
      this.#capacity *= 2;
      this.#arrays = allocate(this.#capacity, this.#arrays);
      this.#scratch = new Int32Array(this.#capacity);
    }
    this.#rows.set(id, row);
    return row;
  }
}

/** The day number of an ad without end: after every day. */
export const noEndDay = 2 ** 31 - 1;

const unknown = {
  x: Number.NaN,
  y: Number.NaN,
  z: Number.NaN,
  latitude: Number.NaN,
  longitude: Number.NaN,
};

function allocate(capacity: number, previous?: Arrays): Arrays {
  return Object.fromEntries(
    Object.entries(arrays).map(([name, ArrayType]) => {
      const array = new ArrayType(capacity);
      if (previous !== undefined) array.set(previous[name as Name]);
      return [name, array];
    }),
  ) as Arrays;
}
