import { isDeepStrictEqual } from 'node:util';
import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { ownerName } from '@/lib/ads/ad-in-words';
import type { Facets } from '@/lib/ads/facets';
import type { Wanted } from '@/lib/ads/filters';
import { isIn } from '@/lib/ads/index/area';
import { type AdCounts, countAds } from '@/lib/ads/index/counts';
import { type CountedAd, countChoices, withChoices } from '@/lib/ads/index/facets';
import { indexedAd } from '@/lib/ads/index/indexed-ad';
import type { AdQuery } from '@/lib/ads/index/query';
import { type FoundAds, latestFirst, matching, pageOf } from '@/lib/ads/index/search';
import { WordIndex } from '@/lib/ads/index/word-index';

export type { AdCounts, AreaFacts } from '@/lib/ads/index/counts';

/** The ads of the API in memory: searched by any filter, and counted. Each search looks at all of them. */
export class AdsIndex {
  readonly #ads = new Map<number, CountedAd>();
  readonly #words = new WordIndex();
  /** The ads that are open on a day, the latest first, until an ad changes. */
  readonly #open = new Map<string, CountedAd[]>();
  #counts: AdCounts | null = null;

  /** How many ads there are, those that have ended included. */
  get size(): number {
    return this.#ads.size;
  }

  get ids(): number[] {
    return [...this.#ads.keys()];
  }

  /** Adds or replaces ads. Returns how many are new or have changed. */
  put(ads: readonly PublishedAd[]): number {
    return ads.filter((published) => this.#putOne(published)).length;
  }

  /** Removes an ad. Returns whether there was one. */
  remove(id: number): boolean {
    if (!this.#ads.delete(id)) return false;
    this.#words.remove(id);
    this.#changed();
    return true;
  }

  /** The open ads that a query finds; `count` is that of all pages. */
  search(query: AdQuery): FoundAds {
    const matches = matching(this.#openOn(query.today), this.#wantedBy(query));
    return { count: matches.length, ads: pageOf(matches, query) };
  }

  /** How many ads a query finds, and how many with another choice. */
  facets(query: AdQuery): { count: number; facets: Facets } {
    return countChoices(this.#openOn(query.today), this.#wantedBy(query));
  }

  /** How many ads other queries find, each of which has one filter less than a query, or another area. */
  countsOfBroader(query: AdQuery, broader: readonly AdQuery[]): number[] {
    const open = this.#openOn(query.today);
    return broader.map((each) => matching(open, this.#wantedBy(each)).length);
  }

  /** How many ads are open on a day. The same object until an ad changes. */
  counts(today: string): AdCounts {
    if (this.#counts?.today !== today) this.#counts = countAds(this.#openOn(today), today);
    return this.#counts;
  }

  #putOne(published: PublishedAd): boolean {
    const { ad } = published;
    if (isDeepStrictEqual(this.#ads.get(ad.id)?.published, published)) return false;
    this.#ads.set(ad.id, withChoices(indexedAd(published)));
    this.#words.put(ad.id, textOf(ad));
    this.#changed();
    return true;
  }

  #changed(): void {
    this.#open.clear();
    this.#counts = null;
  }

  #openOn(today: string): CountedAd[] {
    const known = this.#open.get(today);
    if (known !== undefined) return known;
    const open = [...this.#ads.values()].filter(({ end }) => end >= today).sort(latestFirst);
    this.#open.set(today, open);
    return open;
  }

  #wantedBy(query: AdQuery): Wanted {
    const { area, specialties = [], startDate = null, endDate = null } = query;
    const { criteria = {}, week = 0, words = null } = query;
    return {
      specialties,
      startDate,
      endDate,
      criteria,
      week,
      isInPlace: area ? isIn(area) : null,
      withWords: words === null ? null : this.#words.idsWith(words),
    };
  }
}

/** The text whose words a search finds. */
function textOf({ title, description, location, user }: Ad): string {
  return [title, description, location?.city, ownerName(user)].filter(Boolean).join(' ');
}
