import { setImmediate, setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { type AdsSource, maxConcurrentCalls, publishedAd } from '@/lib/api/ads-index/source';
import { requestPages, type WalkStore, wholeList } from '@/lib/api/ads-index/walk';
import { webhookChanges } from '@/lib/api/ads-index/webhook-changes';
import { DroppedItems, readItems } from '@/lib/api/resources/list';
import { tags } from '@/lib/cache/lifetimes';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { AdsIndex } from '@/lib/places/ads-index/ads-index';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { writeLine } from '@/lib/runtime/log/line';
import { recorder } from '@/lib/runtime/metrics/recorder';

type Options = {
  /** `snapshot`: on Vercel, which keeps no process, a request loads the index. */
  kind: 'process' | 'snapshot';
  source: AdsSource;
  store: WalkStore;
  refreshes: Refreshes;
  places: () => Gazetteer;
  /** The most ads there may be. */
  max: number;
  /** The position in the feed of refreshes that instances share; `null` for one alone. */
  position: () => string | null;
  /** Milliseconds before each further try of a call. */
  retryDelaysMs: readonly number[];
};

/** Milliseconds before the first pages are read again, and between two whole walks (docs/product.md#index-of-ads). */
const latestIntervalMs = 60_000;
const walkIntervalMs = 15 * 60_000;
/** Milliseconds before another walk after one that failed: without an index, and with one. */
const firstRetryMs = 15_000;
const retryMs = 5 * 60_000;
/** First pages that are read at most; what is new beyond them comes with the next walk. */
const maxLatestPages = 25;
/** Ads that are requested after a walk. */
const maxRequested = 200;
/** Bytes of an ad, on average: twice those of most. */
const maxBytesOfAd = 5_000;
/** Ads that enter the index without a pause: they take about a millisecond. */
const sliceSize = 4;
/** How many times longer than a slice the pause after it is: at most a fifth of the processor is for slices. */
const rest = 4;

/**
 * Updates the index of this process: it reads all ads of the API when it starts and every quarter of an hour (a
 * walk), the first pages every minute, and single ads at once by the webhook. On Vercel it reads all ads when a request
 * needs them. While the API fails, or sends invalid pages, the index stays as it was.
 */
export class IndexUpdater {
  readonly kind: Options['kind'];
  /** `off`: there are more ads than the index may hold. */
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  readonly #options: Options;
  readonly #stopping = new AbortController();
  /** The changes that the webhook reports. */
  readonly changes: ReturnType<typeof webhookChanges>;
  /** Reads of the API, one after the other. */
  readonly #oneAtATime = pLimit(1);
  #settle = () => {};
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });
  #index: AdsIndex | undefined;
  /** The walk that was last read whole, and when it started. */
  #wholeWalk: string | null = null;
  #wholeAt: number | null = null;
  #nextWalkAt = 0;

  constructor(options: Options) {
    this.kind = options.kind;
    this.#options = options;
    this.changes = webhookChanges({
      ...options,
      signal: this.#stopping.signal,
      put: (id, published) => this.#put(id, published),
      onAny: () => void this.#refreshSoon(),
    });
  }

  /** Made when it is first used: to load the gazetteer takes a tenth of a second. */
  get index(): AdsIndex {
    this.#index ??= new AdsIndex(this.#options.places());
    return this.#index;
  }

  /** Seconds since the API, or what another instance read of it, was last read whole; `null` before. */
  get ageSeconds(): number | null {
    return this.#wholeAt === null ? null : Math.round((now() - this.#wholeAt) / 1_000);
  }

  /** Builds the index and updates it, with timers that do not keep the process running. */
  async start(): Promise<void> {
    const { signal } = this.#stopping;
    signal.addEventListener('abort', this.changes.listen());
    while (!signal.aborted) {
      if (now() >= this.#nextWalkAt) await this.readAll();
      else await this.readLatest();
      const delay = Math.min(latestIntervalMs, Math.max(0, this.#nextWalkAt - now()) + 100);
      await setTimeout(delay, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Stops all calls and timers. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Resolves when the index has been built, or there is to be none. On Vercel it loads the index. Never throws. */
  load(): Promise<unknown> {
    if (this.kind === 'process') return this.#settled;
    // A reading that has begun is awaited.
    return this.#oneAtATime.activeCount > 0 ? this.#oneAtATime(() => {}) : this.readAll();
  }

  /** Reads the first pages, until one brings nothing new. Returns whether that succeeded; never throws. */
  readLatest(): Promise<boolean> {
    return this.#inTurn('ads index update failed', async () => {
      if (this.state !== 'ready') return;
      for (let number = 1; number <= maxLatestPages; number += 1) {
        const since = now();
        const page = await this.#options.source.page(number, this.#stopping.signal);
        const changed = page === null ? 0 : await this.#putItems(page.items, since, null);
        if (changed === 0 || !page?.hasNext) return;
      }
    });
  }

  /** Reads all ads, or what another instance has read of them. Returns whether that succeeded; never throws. */
  async readAll(): Promise<boolean> {
    const isRead = await this.#inTurn('ads index walk failed', async () => {
      this.#nextWalkAt = now() + (this.state === 'preparing' ? firstRetryMs : retryMs);
      await this.#readAll();
      this.#nextWalkAt = (this.#wholeAt ?? now()) + walkIntervalMs;
      this.#settle();
    });
    if (!isRead) recorder()?.indexRead('failed');
    return isRead;
  }

  /** Reads after what is being read. Returns whether that succeeded, or was stopped with the server. */
  #inTurn(failure: string, read: () => Promise<void>): Promise<boolean> {
    return this.#oneAtATime(read).then(
      () => true,
      (error: unknown) => {
        if (this.#stopping.signal.aborted) return true;
        writeLine('warn', { event: failure, error: String(error) });
        return false;
      },
    );
  }

  /** Reads the first pages, then walks: within a minute, so that a flood of calls of the webhook does not reach the API. */
  async #refreshSoon(): Promise<void> {
    if (this.#wholeAt === null) return;
    this.#nextWalkAt = Math.min(this.#nextWalkAt, this.#wholeAt + latestIntervalMs);
    // A reading that waits will bring the change too.
    if (this.#oneAtATime.pendingCount > 0) return;
    await this.readLatest();
    if (now() >= this.#nextWalkAt) await this.readAll();
  }

  /** Reads all ads, unless they are those of the walk that was last read. */
  async #readAll(): Promise<void> {
    const { source, store, max, retryDelaysMs } = this.#options;
    const { signal } = this.#stopping;
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
      return store.pages(walk, first, request, signal);
    };
    this.index.walk += 1;
    for await (const { count, items } of wholeList(read, store.pagesAtATime, max)) {
      if (count <= max) await this.#putItems(items, wholeAt, walk.position);
      if (count > max || this.index.bytes > max * maxBytesOfAd) {
        this.#wholeWalk = walk.id;
        return this.#switchOff(count);
      }
    }
    const result = calls === 0 ? 'loaded' : 'walked';
    calls += await this.#removeMissed();
    this.#wholeWalk = walk.id;
    this.#wholeAt = wholeAt;
    this.state = 'ready';
    const { size: ads, bytes } = this.index;
    const figures = { ads, bytes, ms: Math.round(now() - begin), calls };
    writeLine('info', { event: `ads index ${result}`, ...figures, ageSeconds: this.ageSeconds });
    recorder()?.indexRead(result);
  }

  /**
   * Puts items of a page, a few at a time, so that the server responds to requests in between. Returns how many ads are
   * new or have changed. An ad that the webhook named since the page was read stays: the webhook brings what is newer.
   */
  async #putItems(items: unknown[], since: number, position: string | null): Promise<number> {
    const dropped = new DroppedItems('ad');
    let changed = 0;
    for (let start = 0; start < items.length; start += sliceSize) {
      const begin = performance.now();
      const ads = readItems(publishedAd, items.slice(start, start + sliceSize), dropped);
      for (const { ad } of ads) this.index.see(ad.id);
      changed += this.index.put(ads.filter(({ ad }) => !this.#isOutdated(ad.id, since, position)));
      // A timer takes a millisecond at least.
      const tookMs = performance.now() - begin;
      await (this.kind === 'snapshot' ? setImmediate() : setTimeout(rest * tookMs));
    }
    dropped.log();
    return changed;
  }

  /** Whether the webhook named an ad since a time or, for pages of another instance, since a position of the feed. */
  #isOutdated(id: number, since: number, position: string | null): boolean {
    const { refreshes } = this.#options;
    if (position === null) return refreshes.wasRefreshed(tags.ad(id), since);
    const freshness = refreshes.freshnessOfShared([tags.ad(id)], position);
    if (freshness === 'expired') this.changes.request(id);
    return freshness === 'expired' || freshness === 'deleted';
  }

  /**
   * Removes the ads that a walk missed and that are gone. A new ad moves others to pages that have been read, so that
   * a walk may miss some: an ad leaves when the API responds with 404. Of more than two hundred the others leave when two
   * walks have missed them, unless one of those requested still exists. Returns how many calls that took.
   */
  async #removeMissed(): Promise<number> {
    const { signal } = this.#stopping;
    const missed = this.index.missed();
    const requested = this.kind === 'snapshot' ? [] : missed.slice(0, maxRequested);
    const areGone = await pLimit(maxConcurrentCalls).map(requested, async ({ id }) => {
      try {
        const published = await this.#options.source.ad(id, signal);
        this.#put(id, published);
        return published === null;
      } catch {
        signal.throwIfAborted();
        return false;
      }
    });
    for (const { id, walks } of missed.slice(requested.length)) {
      const isGone = walks > 1 && areGone.every(Boolean);
      if (isGone || this.kind === 'snapshot') this.index.remove(id);
    }
    return requested.length;
  }

  /** Puts an ad, or with `null` removes it. Returns whether that changed the index. */
  #put(id: number, published: PublishedAd | null): boolean {
    if (this.state === 'off') return false;
    return published === null ? this.index.remove(id) : this.index.put([published]) > 0;
  }

  #switchOff(ads: number): void {
    const { max } = this.#options;
    const { bytes } = this.index;
    if (this.state !== 'off') writeLine('warn', { event: 'ads index off', ads, max, bytes });
    this.state = 'off';
    this.#wholeAt = null;
    this.#index = undefined;
    recorder()?.indexRead('off');
  }
}
