import { isDeepStrictEqual } from 'node:util';
import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { ownerName } from '@/lib/ads/ad-in-words';
import type { Facets } from '@/lib/ads/facets';
import { AdStore } from '@/lib/ads/index/ad-store';
import { everyFilter, filtersOfFacets } from '@/lib/ads/index/choices';
import { ComparedAds } from '@/lib/ads/index/compared-ads';
import { Tally } from '@/lib/ads/index/facets';
import { comparedAd, type IndexedAd, indexedAd } from '@/lib/ads/index/indexed-ad';
import { type Ads, matchesOf } from '@/lib/ads/index/matches';
import type { AdArea, AdQuery } from '@/lib/ads/index/query';
import { RowsByArea } from '@/lib/ads/index/rows-by-area';
import * as search from '@/lib/ads/index/search';
import { type FoundRows, WordIndex } from '@/lib/ads/index/word-index';

/** Bytes of an ad in the heap, as measured, and in the lists of its areas. */
const bytesOfEntry = 300;

/** The ads of the API in memory: searched by place, and counted. A pass over 100 000 takes some milliseconds. */
export class AdsIndex {
  readonly #byId = new Map<number, IndexedAd>();
  readonly #byRow: (IndexedAd | undefined)[] = [];
  /** Those of removed ads. */
  readonly #freeRows: number[] = [];
  readonly #compared = new ComparedAds();
  readonly #areas = new RowsByArea(this.#compared);
  readonly #ads: Ads = { compared: this.#compared, areas: this.#areas, byRow: this.#byRow };
  readonly #store = new AdStore();
  readonly #words = new WordIndex();
  #counts: AdCounts | null = null;

  /** How many ads there are, those that are over included. */
  get size(): number {
    return this.#byId.size;
  }

  /** About how many bytes of memory they take. */
  get bytes(): number {
    const { bytes } = this.#store;
    return bytes + this.#words.bytes + this.#compared.bytes + this.size * bytesOfEntry;
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
    const before = this.#byId.get(id);
    if (before === undefined) return false;
    this.#byId.delete(id);
    this.#byRow[before.row] = undefined;
    this.#freeRows.push(before.row);
    this.#compared.remove(before.row);
    this.#areas.remove(before.row, before);
    this.#store.remove(before.row);
    this.#words.remove(before.row);
    this.#counts = null;
    return true;
  }

  /** Does some of the work that many changes leave. Returns whether there is more. */
  tidy(): boolean {
    return this.#words.mergeSome();
  }

  search(query: AdQuery): search.FoundAds {
    const publishedOf = ({ row }: IndexedAd): PublishedAd => JSON.parse(this.#store.json(row));
    return search.searchAds(this.#ads, query, this.#rowsWith(query), publishedOf);
  }

  /** How many ads a search finds, and how many with another choice. */
  facets(query: AdQuery): { count: number; facets: Facets } {
    const tally = new Tally(query);
    const mayFail = filtersOfFacets;
    tally.add(this.#compared, matchesOf(this.#ads, query, this.#rowsWith(query), { mayFail }));
    return { count: tally.count, facets: tally.facets() };
  }

  /** How many ads other queries find, each of which has one filter less than a query, or another area. */
  countsOfWider(query: AdQuery, wider: readonly AdQuery[]): number[] {
    const mayFail = everyFilter;
    const near = matchesOf(this.#ads, query, this.#rowsWith(query), { mayFail }).rows;
    const countOf = (each: AdQuery) => {
      const isInArea = isDeepStrictEqual(each.area ?? null, query.area ?? null);
      const options = isInArea ? { among: near } : {};
      return matchesOf(this.#ads, each, this.#rowsWith(each), options).rows.length;
    };
    return wider.map(countOf);
  }

  /** How many ads are open on a day. The same object until an ad changes. */
  counts(today: string): AdCounts {
    if (this.#counts?.today !== today) this.#counts = countAds(this.#ads, today);
    return this.#counts;
  }

  #putOne(published: PublishedAd): boolean {
    const { ad } = published;
    const json = JSON.stringify(published);
    const before = this.#byId.get(ad.id);
    if (before !== undefined && this.#store.json(before.row) === json) return false;
    const row = before?.row ?? this.#freeRows.pop() ?? this.#byRow.length;
    const indexed = indexedAd(ad, row);
    this.#store.put(row, json);
    this.#words.put(row, textOf(ad));
    this.#byId.set(ad.id, indexed);
    if (before !== undefined) this.#areas.remove(row, before);
    this.#areas.put(row, indexed);
    this.#byRow[row] = indexed;
    this.#compared.put(row, comparedAd(published, indexed));
    this.#counts = null;
    return true;
  }

  #rowsWith({ words = null }: AdQuery): FoundRows | null {
    return words === null ? null : this.#words.rowsWith(words);
  }
}

/** The text whose words a search finds. */
function textOf({ title, description, location, user }: Ad): string {
  return [title, description, location?.city, ownerName(user)].filter(Boolean).join(' ');
}

/** With fewer amounts nothing is usual (docs/product.md#landing-pages). */
const minAmounts = 5;

export type AdCounts = ReturnType<typeof countAds>;
export type AreaFacts = ReturnType<AdCounts['factsOf']>;

/** How many ads are open on a day, by place and by specialty, the largest first. Codes are those of INSEE. */
function countAds(ads: Ads, today: string) {
  const open = search.allMatching(ads, { today });
  const departments = countBy(open, ({ department }) => department);
  const byDepartment = new Map([...departments.keys()].map((code) => [code, [] as IndexedAd[]]));
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
    factsOf(area: AdArea, specialty: number | null = null) {
      const specialties = specialty === null ? [] : [specialty];
      const found = search.allMatching(ads, { area, specialties, today });
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
  ads: readonly IndexedAd[],
  keyOf: (ad: IndexedAd) => K | null,
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
