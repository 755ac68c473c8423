import type { PublishedAd } from '@/lib/ads/ad';
import type { AdQuery, FoundAds } from '@/lib/ads-index/ad-query';
import { AdCounts } from '@/lib/ads-index/counts';
import { searchAds } from '@/lib/ads-index/search';
import { AdStore } from '@/lib/ads-index/store';
import type { Walk } from '@/lib/ads-index/walk';
import type { Gazetteer } from '@/lib/places/gazetteer';

/** The ads of the API by place: what is there, what a search finds, how many there are. */
export class AdsIndex {
  readonly #places: Gazetteer;
  #store: AdStore;
  #counts: { counts: AdCounts; generation: number; today: string } | null = null;

  constructor(places: Gazetteer) {
    this.#places = places;
    this.#store = new AdStore(places);
  }

  /** How many ads there are, those that are over included. */
  get size(): number {
    return this.#store.columns.size;
  }

  /** The bytes of memory that they take, but for the ids of rows, a few MB of the heap. */
  get bytes(): number {
    return this.#store.bodies.bytes + this.#store.columns.bytes;
  }

  /** Adds or replaces ads, in one transaction. Gives how many are new or have changed. */
  put(ads: readonly PublishedAd[]): number {
    return this.#store.put(ads);
  }

  /** Removes an ad. Gives whether there was one. */
  remove(id: number): boolean {
    return this.#store.remove(id);
  }

  /** Removes all ads, and gives their memory back. */
  clear(): void {
    this.#store = new AdStore(this.#places);
    this.#counts = null;
  }

  has(id: number): boolean {
    return this.#store.columns.rowOf(id) !== undefined;
  }

  /** All ids, in no order. */
  ids(): number[] {
    return this.#store.columns.ids();
  }

  /** The bytes of an ad that is here, for another instance; {@link inflateAd} reads them. */
  bodyOf(id: number): Uint8Array {
    return this.#store.bodies.bodyOf(id);
  }

  /** Watches which ads are put from now on; {@link Walk.end} stops it. */
  startWalk(): Walk {
    return this.#store.startWalk();
  }

  search(query: AdQuery): FoundAds {
    return searchAds(this.#store, query);
  }

  /**
   * How many ads are open on a day. The same object until an ad changes.
   *
   * @param today the `YYYY-MM-DD` day in Paris.
   */
  counts(today: string): AdCounts {
    const { generation } = this.#store;
    if (this.#counts?.generation !== generation || this.#counts.today !== today) {
      const counts = new AdCounts(this.#store, today);
      this.#counts = { counts, generation, today };
    }
    return this.#counts.counts;
  }
}
