import { setImmediate, setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads-index/ads-index';
import {
  type AdsSource,
  maxConcurrentCalls,
  requestPages,
  type WalkStore,
  wholeList,
  withRetries,
} from '@/lib/api/ads-index/walk';
import { adReader } from '@/lib/api/schemas/ad';
import { readEach } from '@/lib/api/schemas/lists';
import { tags } from '@/lib/cache/lifetimes';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { writeLine } from '@/lib/log/line';
import { log } from '@/lib/log/log';
import { recorder } from '@/lib/metrics/recorder';
import type { Gazetteer } from '@/lib/places/gazetteer';

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
  retryDelaysMs?: readonly number[];
};

/** Milliseconds before each further try of a call. */
const defaultDelaysMs = [500, 2_000, 5_000];

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
/** Milliseconds of work without a pause, which takes four times as long: a fifth of the processor at most. */
const workMs = 1;
const rest = 4;

/**
 * Updates the index of this process: it reads all ads of the API when it starts and every quarter of an hour (a walk),
 * the first pages every minute, and single ads at once by the webhook. On Vercel it reads all ads when a request needs
 * them. While the API fails, or sends invalid pages, the index stays as it was.
 */
export class IndexUpdater {
  readonly kind: Options['kind'];
  /** `off`: there are more ads than the index may hold. */
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #settle = () => {};
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });
  /** Reads of lists, one after the other. */
  readonly #oneAtATime = pLimit(1);
  /** Requests of single ads, and the ads that wait for theirs. */
  readonly #fewAtATime = pLimit(maxConcurrentCalls);
  readonly #requested = new Set<number>();
  /** The ads that the webhook brought to this process, just before it refreshes their tags. */
  readonly #taken = new Set<number>();
  #index: AdsIndex | undefined;
  /** The ads that were put since the current walk started, and those that the walk before it has missed. */
  #seen = new Set<number>();
  #missed = new Set<number>();
  /** The walk that was last read whole, and when it started. */
  #wholeWalk: string | null = null;
  #wholeAt: number | null = null;
  #nextWalkAt = 0;

  constructor(options: Options) {
    this.kind = options.kind;
    this.#options = options;
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
    const stopListening = this.#options.refreshes.listen((tag) => this.#onRefresh(tag));
    signal.addEventListener('abort', stopListening);
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
      await this.#walk();
      this.#nextWalkAt = (this.#wholeAt ?? now()) + walkIntervalMs;
      this.#settle();
    });
    if (!isRead) recorder()?.indexRead('failed');
    return isRead;
  }

  /** Puts an ad that the API has just returned, before its tag is refreshed here; with `null` removes it. */
  take(id: number, published: PublishedAd | null): void {
    this.#put(id, published);
    if (this.kind === 'process') this.#taken.add(id);
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

  /** Reads all ads, unless they are those of the walk that was last read. */
  async #walk(): Promise<void> {
    const { source, store, max, retryDelaysMs = defaultDelaysMs } = this.#options;
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
    this.#wholeAt = wholeAt;
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
      if (published !== null && this.#putItem(published, since, position)) changed += 1;
      const tookMs = performance.now() - begin;
      if (tookMs < workMs) continue;
      await (this.kind === 'snapshot' ? setImmediate() : setTimeout(rest * tookMs));
      begin = performance.now();
    }
    return changed;
  }

  #putItem(published: PublishedAd, since: number, position: string | null): boolean {
    const { id } = published.ad;
    this.#seen.add(id);
    return !this.#isOutdated(id, since, position) && this.index.put([published]) > 0;
  }

  /** Whether the webhook named an ad since a time or, for pages of another instance, since a position of the feed. */
  #isOutdated(id: number, since: number, position: string | null): boolean {
    const { refreshes } = this.#options;
    if (position === null) return refreshes.wasRefreshed(tags.ad(id), since);
    const freshness = refreshes.freshnessOfShared([tags.ad(id)], position);
    if (freshness === 'expired') this.#request(id);
    return freshness === 'expired' || freshness === 'deleted';
  }

  /**
   * Removes the ads that a walk missed and that are gone. A new ad moves others to pages that have been read, so that a
   * walk may miss some: an ad leaves when the API responds with 404. Of more than two hundred the others leave when two
   * walks have missed them, unless one of those requested still exists. Returns how many calls that took.
   */
  async #removeMissed(): Promise<number> {
    const { signal } = this.#stopping;
    const missed = this.index.ids.filter((id) => !this.#seen.has(id));
    const requested = this.kind === 'snapshot' ? [] : missed.slice(0, maxRequested);
    const areGone = await pLimit(maxConcurrentCalls).map(requested, async (id) => {
      try {
        const published = await this.#options.source.ad(id, signal);
        this.#put(id, published);
        return published === null;
      } catch {
        signal.throwIfAborted();
        return false;
      }
    });
    const mayLeave = areGone.every(Boolean);
    for (const id of missed.slice(requested.length)) {
      if (this.kind === 'snapshot' || (mayLeave && this.#missed.has(id))) this.index.remove(id);
    }
    this.#missed = new Set(missed);
    return requested.length;
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

  /** Brings a change that the webhook reports into the index, whichever instance it called. */
  #onRefresh(tag: string): void {
    if (tag === tags.anyAd) void this.#refreshSoon();
    const [, deleted, digits] = /^(deleted:)?ad:(\d+)$/.exec(tag) ?? [];
    if (digits === undefined) return;
    const id = Number(digits);
    if (deleted) this.#change(id, null);
    else if (!this.#taken.delete(id)) this.#request(id);
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

  /** Requests an ad, in the background. */
  #request(id: number): void {
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    this.#fewAtATime(() => this.#readAd(id))
      // The next reading of the API brings it.
      .catch((error) => {
        if (!this.#stopping.signal.aborted) log({ event: 'call failed', error: String(error) });
      })
      .finally(() => this.#requested.delete(id));
  }

  async #readAd(id: number): Promise<void> {
    const { source, refreshes, retryDelaysMs = defaultDelaysMs } = this.#options;
    const { signal } = this.#stopping;
    const tag = tags.ad(id);
    for (;;) {
      const since = now();
      const published = await withRetries(() => source.ad(id, signal), retryDelaysMs, signal);
      const isRefreshed = refreshes.wasRefreshed(tag, since);
      // It has changed meanwhile.
      if (isRefreshed && !refreshes.isDeleted(tag)) continue;
      return this.#change(id, isRefreshed ? null : published);
    }
  }

  /** Puts an ad, and has lists rendered again when that changed the index. */
  #change(id: number, published: PublishedAd | null): void {
    const { refreshes, position } = this.#options;
    if (this.#put(id, published)) refreshes.record(tags.ads, 'expired', position());
  }

  /** Puts an ad, or with `null` removes it. Returns whether that changed the index. */
  #put(id: number, published: PublishedAd | null): boolean {
    if (this.state === 'off') return false;
    this.#seen.add(id);
    return published === null ? this.index.remove(id) : this.index.put([published]) > 0;
  }
}
