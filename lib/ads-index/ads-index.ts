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
  readonly #store: AdStore;
  #counts: { counts: AdCounts; generation: number; today: string } | null = null;

  constructor(places: Gazetteer) {
    this.#places = places;
    this.#store = new AdStore(places);
  }

  /** How many ads there are, those that are over included. */
  get size(): number {
    return this.#store.size;
  }

  /** The bytes of memory that they take. */
  get bytes(): number {
    return this.#store.bytes;
  }

  /** Changes whenever an ad does. */
  get generation(): number {
    return this.#store.generation;
  }

  /** Adds or replaces ads, in one transaction. Gives how many are new or changed. */
  put(ads: readonly PublishedAd[]): number {
    return this.#store.put(ads);
  }

  /** Removes an ad. Gives whether there was one. */
  remove(id: number): boolean {
    return this.#store.remove(id);
  }

  clear(): void {
    this.#store.clear();
  }

  has(id: number): boolean {
    return this.#store.has(id);
  }

  /** Watches which ads are put from now on; {@link Walk.end} stops it. */
  startWalk(): Walk {
    return this.#store.startWalk();
  }

  search(query: AdQuery): FoundAds {
    return searchAds(this.#store.database, query);
  }

  /**
   * How many ads are open on a day. The same object until an ad changes.
   *
   * @param today the `YYYY-MM-DD` day in Paris.
   */
  counts(today: string): AdCounts {
    const { generation } = this;
    if (this.#counts?.generation !== generation || this.#counts.today !== today) {
      const counts = new AdCounts(this.#store.database, this.#places, today);
      this.#counts = { counts, generation, today };
    }
    return this.#counts.counts;
  }
}
