import { setImmediate, setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import {
  type AdsSource,
  maxConcurrentCalls,
  requestPages,
  type WalkStore,
  wholeList,
} from '@/lib/api/ads-index/walk';
import { adReader } from '@/lib/api/schemas/ad';
import { readEach } from '@/lib/api/schemas/lists';
import { tags } from '@/lib/cache/lifetimes';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { AdsIndex } from '@/lib/places/ads-index/ads-index';
import { writeLine } from '@/lib/runtime/log/log';
import { recorder } from '@/lib/runtime/metrics/recorder';

export type ReaderOptions = {
  /** `snapshot`: on Vercel, which keeps no process, a request loads the index. */
  kind: 'process' | 'snapshot';
  source: AdsSource;
  store: WalkStore;
  refreshes: Refreshes;
  max: number;
  /** Milliseconds before each further try of a call. */
  retryDelaysMs: readonly number[];
};

/** Ads that are requested after a walk. */
const maxRequested = 200;
/** Bytes of an ad, on average: twice those of most. */
const maxBytesOfAd = 5_000;
/** Milliseconds of work without a pause, which takes four times as long: a fifth of the processor at most. */
const workMs = 1;
const rest = 4;

/** Reads the list of ads into an index. While the API fails, or sends invalid pages, the index stays as it was. */
export class ListReader {
  /** `off`: there are more ads than the index may hold. */
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  /** When the walk started that was last read whole; `null` before. */
  wholeAt: number | null = null;
  index = new AdsIndex();
  readonly #options: ReaderOptions;
  readonly #isSnapshot: boolean;
  readonly #signal: AbortSignal;
  readonly #onOutdated: (id: number) => void;
  #wholeWalk: string | null = null;
  /** The ads that were read since the current walk started, and those that the walk before it has missed. */
  #seen = new Set<number>();
  #missed = new Set<number>();

  /** @param onOutdated called with an ad of a page that another instance read before the ad changed. */
  constructor(options: ReaderOptions, signal: AbortSignal, onOutdated: (id: number) => void) {
    this.#options = options;
    this.#isSnapshot = options.kind === 'snapshot';
    this.#signal = signal;
    this.#onOutdated = onOutdated;
  }

  /** Seconds since the API, or what another instance read of it, was last read whole; `null` before. */
  get ageSeconds(): number | null {
    return this.wholeAt === null ? null : Math.round((now() - this.wholeAt) / 1_000);
  }

  /** Puts an ad, or with `null` removes it. Returns whether that changed the index. */
  put(id: number, published: PublishedAd | null): boolean {
    if (this.state === 'off') return false;
    this.#seen.add(id);
    return published === null ? this.index.remove(id) : this.index.put([published]) > 0;
  }

  /** Reads one of the first pages. Returns whether it brought something new, and there is another. */
  async readPage(number: number): Promise<boolean> {
    const since = now();
    const page = await this.#options.source.page(number, this.#signal);
    return page !== null && (await this.#putItems(page.items, since, null)) > 0 && page.hasNext;
  }

  /** Reads all ads, unless they are those of the walk that was last read. */
  async readAll(): Promise<void> {
    const { source, store, max, retryDelaysMs } = this.#options;
    const signal = this.#signal;
    const begin = now();
    const walk = await store.walk(signal);
    if (walk.id === this.#wholeWalk) return;
    const wholeAt = now() - walk.ageMs;
    let calls = 0;
    const read = (first: number, last: number) => {
      const request = () => {
        calls += last - first + 1;
        return requestPages(source, [first, last], retryDelaysMs, signal);
      };
      return store.pages(walk, `${first}-${last}`, request, signal);
    };
    this.#seen = new Set();
    for await (const { count, items } of wholeList(read, max)) {
      if (count <= max) await this.#putItems(items, wholeAt, walk.position);
      if (count > max || this.index.bytes > max * maxBytesOfAd) {
        this.#wholeWalk = walk.id;
        return this.#switchOff(count);
      }
    }
    const result = calls === 0 ? 'loaded' : 'walked';
    calls += await this.#removeMissed();
    this.#wholeWalk = walk.id;
    this.wholeAt = wholeAt;
    this.state = 'ready';
    const { size: ads, bytes } = this.index;
    const figures = { ads, bytes, ms: Math.round(now() - begin), calls };
    writeLine('info', { event: `ads index ${result}`, ...figures, ageSeconds: this.ageSeconds });
    recorder()?.indexRead(result);
  }

  /**
   * Puts items of a page, with pauses in which the server responds to requests. Returns how many ads are new or have
   * changed. An ad that the webhook named since the page was read stays: the webhook brings what is newer.
   */
  async #putItems(items: unknown[], since: number, position: string | null): Promise<number> {
    let changed = 0;
    let begin = performance.now();
    for (const published of readEach({ ...adReader, max: items.length }, items)) {
      const isNewer = published !== null && !this.#isOutdated(published.ad.id, since, position);
      if (published !== null) this.#seen.add(published.ad.id);
      if (isNewer) changed += this.index.put([published]);
      const tookMs = performance.now() - begin;
      if (tookMs < workMs) continue;
      await (this.#isSnapshot ? setImmediate() : setTimeout(rest * tookMs));
      begin = performance.now();
    }
    return changed;
  }

  /** Whether the webhook named an ad since a time or, for pages of another instance, since a position of the feed. */
  #isOutdated(id: number, since: number, position: string | null): boolean {
    const { refreshes } = this.#options;
    if (position === null) return refreshes.wasRefreshed(tags.ad(id), since);
    const freshness = refreshes.freshnessOfShared([tags.ad(id)], position);
    if (freshness === 'expired') this.#onOutdated(id);
    return freshness === 'expired' || freshness === 'deleted';
  }

  /**
   * Removes the ads that a walk missed and that are gone. A new ad moves others to pages that have been read, so that a
   * walk may miss some: an ad leaves when the API responds with 404. Of more than two hundred the others leave when two
   * walks have missed them, unless one of those requested still exists. Returns how many calls that took.
   */
  async #removeMissed(): Promise<number> {
    const missed = this.index.ids.filter((id) => !this.#seen.has(id));
    const requested = this.#isSnapshot ? [] : missed.slice(0, maxRequested);
    const areGone = await pLimit(maxConcurrentCalls).map(requested, async (id) => {
      try {
        const published = await this.#options.source.ad(id, this.#signal);
        this.put(id, published);
        return published === null;
      } catch {
        this.#signal.throwIfAborted();
        return false;
      }
    });
    const mayLeave = areGone.every(Boolean);
    for (const id of missed.slice(requested.length)) {
      if (this.#isSnapshot || (mayLeave && this.#missed.has(id))) this.index.remove(id);
    }
    this.#missed = new Set(missed);
    this.#seen.clear();
    return requested.length;
  }

  #switchOff(ads: number): void {
    const { max } = this.#options;
    const { bytes } = this.index;
    if (this.state !== 'off') writeLine('warn', { event: 'ads index off', ads, max, bytes });
    this.state = 'off';
    this.wholeAt = null;
    this.index = new AdsIndex();
    recorder()?.indexRead('off');
  }
}
