import type { PublishedAd } from '@/lib/ads/ad';
import { unpooled } from '@/lib/cache/stored-bytes';
import * as search from '@/lib/places/ads-index/search';

/** Bytes of an ad beside its JSON, as measured. */
const bytesOfEntry = 600;

/** The ads of the API in memory: searched by place, and counted. A pass over 100 000 takes milliseconds. */
export class AdsIndex {
  readonly #byId = new Map<number, search.IndexedAd>();
  /** The same ads in an array, which is faster to pass over; `null` after a change. */
  #list: readonly search.IndexedAd[] | null = null;
  #counts: AdCounts | null = null;
  #jsonBytes = 0;

  /** How many ads there are, those that are over included. */
  get size(): number {
    return this.#byId.size;
  }

  /** About how many bytes of memory they take. */
  get bytes(): number {
    return this.#jsonBytes + this.size * bytesOfEntry;
  }

  get ids(): number[] {
    return [...this.#byId.keys()];
  }

  /** Adds or replaces ads. Returns how many are new or have changed. */
  put(ads: readonly PublishedAd[]): number {
    return ads.filter((published) => this.#putOne(published)).length;
  }

  /** Removes an ad. Returns whether there was one. */
  remove(id: number): boolean {
    this.#jsonBytes -= this.#byId.get(id)?.json.length ?? 0;
    const isRemoved = this.#byId.delete(id);
    if (isRemoved) this.#change();
    return isRemoved;
  }

  search(query: search.AdQuery): search.FoundAds {
    return search.searchAds(this.#array, query);
  }

  /** How many ads are open on a day. The same object until an ad changes. */
  counts(today: string): AdCounts {
    if (this.#counts?.today !== today) this.#counts = countAds(this.#array, today);
    return this.#counts;
  }

  get #array(): readonly search.IndexedAd[] {
    this.#list ??= [...this.#byId.values()];
    return this.#list;
  }

  #putOne(published: PublishedAd): boolean {
    const { ad, publishedAt } = published;
    const json = unpooled(Buffer.from(JSON.stringify(published)));
    const before = this.#byId.get(ad.id);
    if (before?.json.equals(json)) return false;
    const place = search.locate(ad);
    const isForfait = ad.remuneration_type === 'forfait';
    this.#byId.set(ad.id, {
      ...place,
      ...search.spherePoint(place.position),
      id: ad.id,
      specialty: ad.specialty?.id ?? null,
      starts: ad.start_date === null ? 0 : search.dayNumber(ad.start_date),
      ends: ad.end_date === null ? 99_999_999 : search.dayNumber(ad.end_date),
      publishedAt: publishedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt),
      retrocession: isForfait ? null : ad.retrocession_percentage,
      dayForfait: isForfait && ad.forfait_timespan === 'day' ? ad.forfait_amount : null,
      json,
    });
    this.#jsonBytes += json.length - (before?.json.length ?? 0);
    this.#change();
    return true;
  }

  #change(): void {
    this.#list = null;
    this.#counts = null;
  }
}

/** With fewer amounts nothing is usual (docs/product.md#landing-pages). */
const minAmounts = 5;

export type AdCounts = ReturnType<typeof countAds>;
export type AreaFacts = ReturnType<AdCounts['factsOf']>;

/** How many ads are open on a day, by place and by specialty, the largest first. Codes are those of INSEE. */
function countAds(ads: readonly search.IndexedAd[], today: string) {
  const open = search.matchesOf(ads, { today });
  const departments = countBy(open, ({ department }) => department);
  const byDepartment = new Map(
    [...departments.keys()].map((code) => [code, [] as search.IndexedAd[]]),
  );
  for (const ad of open) byDepartment.get(ad.department ?? '')?.push(ad);
  return {
    today,
    /** All of them, those of no known place too. */
    total: open.length,
    specialties: countBy(open, ({ specialty }) => specialty),
    regions: countBy(open, ({ region }) => region),
    departments,
    communes: countBy(open, ({ commune }) => commune),

    specialtiesOf(department: string): ReadonlyMap<number, number> {
      return countBy(byDepartment.get(department) ?? [], ({ specialty }) => specialty);
    },

    /** Figures on the open ads of an area. */
    factsOf(area: search.AdArea, specialty: number | null = null) {
      const found = search.matchesOf(ads, { area, specialty, today });
      return {
        count: found.length,
        /** By the id of the specialty, the largest first. */
        specialties: countBy(found, ({ specialty }) => specialty),
        /** By the INSEE code of the commune, the largest first. */
        communes: countBy(found, ({ commune }) => commune),
        /** A median percentage, and a median of euros a day; `null` when fewer than five ads state one. */
        usualRetrocession: usual(found.map(({ retrocession }) => retrocession)),
        usualDayForfait: usual(found.map(({ dayForfait }) => dayForfait)),
      };
    },
  };
}

/** How many ads have each key, the largest count first, equal ones by key. An ad without a key is not counted. */
function countBy<K extends string | number>(
  ads: readonly search.IndexedAd[],
  keyOf: (ad: search.IndexedAd) => K | null,
): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const ad of ads) {
    const key = keyOf(ad);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sorted = [...counts].sort(
    ([a, one], [b, other]) => other - one || (a < b ? -1 : Number(a > b)),
  );
  return new Map(sorted);
}

function usual(amounts: readonly (number | null)[]): number | null {
  const sorted = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
  if (sorted.length < minAmounts) return null;
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
