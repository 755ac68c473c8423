import type { PublishedAd } from '@/lib/ads/ad';
import { unpooled } from '@/lib/cache/stored-bytes';
import { type AdCounts, countAds } from '@/lib/places/ads-index/counts';
import {
  type AdQuery,
  dayNumber,
  type FoundAds,
  type IndexedAd,
  locate,
  searchAds,
  spherePoint,
} from '@/lib/places/ads-index/search';

/** Bytes of an ad beside its JSON, as measured. */
const bytesOfEntry = 600;

/** The ads of the API in memory: searched by place, and counted. A pass over 100 000 takes milliseconds. */
export class AdsIndex {
  readonly #byId = new Map<number, IndexedAd>();
  /** The same ads in an array, which is faster to pass over; `null` after a change. */
  #list: readonly IndexedAd[] | null = null;
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

  search(query: AdQuery): FoundAds {
    return searchAds(this.#array, query);
  }

  /** How many ads are open on a day. The same object until an ad changes. */
  counts(today: string): AdCounts {
    if (this.#counts?.today !== today) this.#counts = countAds(this.#array, today);
    return this.#counts;
  }

  get #array(): readonly IndexedAd[] {
    this.#list ??= [...this.#byId.values()];
    return this.#list;
  }

  #putOne(published: PublishedAd): boolean {
    const { ad, publishedAt } = published;
    const json = unpooled(Buffer.from(JSON.stringify(published)));
    const before = this.#byId.get(ad.id);
    if (before?.json.equals(json)) return false;
    const place = locate(ad);
    const isForfait = ad.remuneration_type === 'forfait';
    this.#byId.set(ad.id, {
      ...place,
      ...spherePoint(place.position),
      id: ad.id,
      specialty: ad.specialty?.id ?? null,
      starts: ad.start_date === null ? 0 : dayNumber(ad.start_date),
      ends: ad.end_date === null ? 99_999_999 : dayNumber(ad.end_date),
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
