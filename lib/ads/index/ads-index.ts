import { isDeepStrictEqual } from 'node:util';
import type { AdsById, PublishedAd, Seen } from '@/lib/ads/ad';
import { ownerName } from '@/lib/ads/ad-in-words';
import { type AdCounts, countAds } from '@/lib/ads/index/counts';
import { type CountedAd, countChoices, type Facets, withChoices } from '@/lib/ads/index/facets';
import type { Wanted } from '@/lib/ads/index/filter-tests';
import { indexedAd } from '@/lib/ads/index/indexed-ad';
import {
  type AdQuery,
  chordFrom,
  type FoundAds,
  fittingFirst,
  isIn,
  meeting,
  orders,
  testsOf,
} from '@/lib/ads/index/search';
import { WordIndex } from '@/lib/ads/index/word-index';
import { newAt } from '@/lib/ads/new-ads';
import { type AdSort, noFilters } from '@/lib/ads/search';
import type { WhenChoice } from '@/lib/ads/when/when-choices';
import { dayNumber } from '@/lib/french/day-number';
import { distanceInKm } from '@/lib/places/gazetteer/distance';

/** Milliseconds for which an ad that went is remembered, and how many are: the first to go are forgotten. */
const goneMs = 90 * 86_400_000;
const maxGone = 20_000;

/** The ads of the API in memory: searched by any filter, and counted. Each search looks at all of them. */
export class AdsIndex {
  readonly #ads = new Map<number, CountedAd>();
  readonly #words = new WordIndex();
  readonly #seen = new Map<number, Seen>();
  /** The ads that are open on a day, by that and their order, until an ad changes. */
  readonly #open = new Map<string, CountedAd[]>();
  #counts: AdCounts | null = null;
  /** The dated ads that went, for calendars that follow them, and when. */
  readonly #gone = new Map<number, { at: number; left: AdsById['gone'][number] }>();

  /** How many ads there are, those that have ended included. */
  get size(): number {
    return this.#ads.size;
  }

  get ids(): number[] {
    return [...this.#ads.keys()];
  }

  /**
   * Adds or replaces ads that were seen at a time, in milliseconds since 1970. Returns how many are new or have changed.
   * @param isFirst whether they may have been there before the index.
   */
  put(ads: readonly PublishedAd[], at = Date.now(), isFirst = false): number {
    for (const { ad } of ads) {
      const { first, last } = this.#seen.get(ad.id) ?? { first: isFirst ? null : at, last: 0 };
      this.#seen.set(ad.id, { first, last: Math.max(at, last) });
    }
    const changed = ads.filter(
      (published) => !isDeepStrictEqual(this.#ads.get(published.ad.id)?.published, published),
    );
    for (const published of changed) {
      const { id, title, description, location, user } = published.ad;
      this.#ads.set(id, withChoices(indexedAd(published)));
      this.#gone.delete(id);
      const texts = [title, description, location?.city, ownerName(user)];
      this.#words.put(id, texts.filter(Boolean).join(' '));
    }
    if (changed.length > 0) this.#open.clear();
    return changed.length;
  }

  /** Removes an ad. Returns whether there was one. */
  remove(id: number): boolean {
    const removed = this.#ads.get(id)?.published;
    if (!removed) return false;
    const { title, start_date, end_date } = removed.ad;
    const now = Date.now();
    for (const [first, { at }] of this.#gone) {
      if (at > now - goneMs && this.#gone.size < maxGone) break;
      this.#gone.delete(first);
    }
    const left = { ...removed, ad: { id, title, start_date, end_date } };
    if (start_date !== null && end_date !== null) this.#gone.set(id, { at: now, left });
    this.#ads.delete(id);
    this.#seen.delete(id);
    this.#words.remove(id);
    this.#open.clear();
    return true;
  }

  /** The ads of some ids, in their order, and what is remembered of those that went. */
  byId(ids: readonly number[]): AdsById {
    const ads = ids.flatMap((id) => this.#ads.get(id)?.published ?? []).map(this.#withSeen);
    const gone = ids.flatMap((id) => this.#gone.get(id)?.left ?? []);
    return { ads, gone };
  }

  /** All open ads that a query finds, in its order, as the index stores them. */
  find(query: AdQuery): CountedAd[] {
    const { area, sort = 'recent', newSince } = query;
    const centre = area?.kind === 'around' ? area.centre : null;
    const order = sort === 'distance' && centre === null ? 'recent' : sort;
    const met = meeting(this.#openOn(query.today, order), testsOf(this.#wantedBy(query)));
    const isNew = ({ published }: CountedAd) =>
      newAt(this.#withSeen(published)) >= Number(newSince);
    const found = newSince === undefined ? met : met.filter(isNew);
    if (order !== 'distance' || centre === null) return found;
    const chord = chordFrom(centre);
    return found.sort((one, other) => chord(one) - chord(other));
  }

  /** The open ads that a query finds; `count` is that of all pages. */
  search(query: AdQuery): FoundAds {
    const { area, startDate = null, endDate = null, offset = 0, limit = 0 } = query;
    const centre = area?.kind === 'around' ? area.centre : null;
    const found = this.find(query);
    const sorted = query.keepsOrder
      ? { ads: found, fitting: null }
      : fittingFirst(found, { startDate, endDate }, query.today);
    const ads = sorted.ads
      .slice(offset, offset + limit)
      .map(({ published, commune, position, isApproximate }) => ({
        published: this.#withSeen(published),
        distanceKm: centre && position && distanceInKm(centre, position),
        commune,
        position,
        isApproximate,
      }));
    return { count: found.length, fitting: sorted.fitting, ads };
  }

  /** How many ads a query would find with another choice, and on each of some dates. */
  facets(query: AdQuery, when: readonly WhenChoice[] = []): Facets {
    return countChoices(this.#openOn(query.today), this.#wantedBy(query), when);
  }

  /** How many ads are open on a day. The same object until an ad changes. */
  counts(today: string): AdCounts {
    const open = this.#openOn(today);
    if (this.#counts?.open !== open) this.#counts = countAds(open);
    return this.#counts;
  }

  readonly #withSeen = (published: PublishedAd): PublishedAd => ({
    ...published,
    seen: this.#seen.get(published.ad.id),
  });

  #openOn(today: string, order: AdSort = 'recent'): CountedAd[] {
    const key = `${today} ${order}`;
    const open =
      this.#open.get(key) ??
      [...this.#ads.values()].filter(({ end }) => end >= dayNumber(today)).sort(orders[order]);
    this.#open.set(key, open);
    return open;
  }

  #wantedBy({ area, ...chosen }: AdQuery): Wanted {
    return {
      ...noFilters,
      ...chosen,
      isInPlace: area ? isIn(area) : null,
      withWords: chosen.words ? this.#words.idsWith(chosen.words) : null,
    };
  }
}
