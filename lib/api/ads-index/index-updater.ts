import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { IndexReader } from '@/lib/api/ads-index/index-reader';
import { maxConcurrentCalls, walk } from '@/lib/api/ads-index/walk';
import { tags } from '@/lib/cache/lifetimes';
import { sharing } from '@/lib/cache/sharing';
import { logRepeated } from '@/lib/runtime/log/log';
import { now } from '@/lib/runtime/now';

/** Milliseconds before the first pages are read again, and between two whole walks (docs/product.md#index-of-ads). */
const latestIntervalMs = 60_000;
const walkIntervalMs = 15 * 60_000;
/** Milliseconds before another walk after one that failed: without an index, and with one. */
const firstRetryMs = 15_000;
const retryMs = 5 * 60_000;
/** Milliseconds from the start for which lists wait for the index (docs/product.md#index-of-ads). */
const startMs = 2_000;
/** First pages that are read at most; what is new beyond them comes with the next walk. */
const maxLatestPages = 25;
/** Missed ads that are requested after a walk. */
const maxRequested = 200;
/** Ads that are read while a call of the webhook waits. */
const fewAds = 2_000;

/** Updates the index: all ads every quarter of an hour (a walk), the first pages every minute, others by webhook. */
export class IndexUpdater extends IndexReader {
  #settle = () => {};
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
    globalThis.setTimeout(resolve, startMs).unref();
  });
  readonly #fewAtATime = pLimit(maxConcurrentCalls);
  /** The tags of what the webhook brought to this process, which are refreshed next. */
  readonly #taken = new Set<string>();
  #nextWalkAt = 0;

  /** Builds the index and updates it until a signal, with timers that do not keep the process running. */
  async start(stopping: AbortSignal): Promise<void> {
    this.stopping = stopping;
    const stopListening = this.refreshes.listen((tag) => this.#onRefresh(tag));
    stopping.addEventListener('abort', stopListening);
    while (!stopping.aborted) {
      await this.#readNext();
      const delay = Math.min(latestIntervalMs, Math.max(0, this.#nextWalkAt - now()) + 100);
      await setTimeout(delay, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }

  /** One wait for all lists, until the index is built, or for 2 seconds: what comes later does not wait at all. */
  load(): Promise<void> {
    return this.#settled;
  }

  /** Reads the first pages of an index that is ready, until one brings nothing new. Never throws. */
  readLatest(): Promise<boolean> {
    return this.inTurn('update', async () => {
      for (let number = 1; this.state === 'ready' && number <= maxLatestPages; number += 1) {
        const since = now();
        const page = await this.source.page(number, this.stopping);
        if (!page || !(await this.putItems(page.items, since)) || !page.hasNext) return;
      }
    });
  }

  /** Reads all ads. Never throws. */
  readAll(): Promise<boolean> {
    return this.inTurn('walk', async () => {
      const begin = now();
      this.#nextWalkAt = begin + (this.state === 'preparing' ? firstRetryMs : retryMs);
      const pages = walk(this.source, this.maxAds, this.stopping);
      await this.putAll('walked', begin, pages, (missed) => this.#goneOf(missed));
      this.#nextWalkAt = begin + walkIntervalMs;
      this.#settle();
    });
  }

  /** Puts ads that the API has just sent, or removes those with `null`, before their tags are refreshed here. */
  take(ads: ReadonlyMap<number, unknown>): void {
    for (const [id, item] of ads) {
      this.put(id, item);
      this.#taken.add(tags.ad(id));
    }
  }

  /** Reads what the webhook says may have changed, before its tag is refreshed here. */
  async takeAll(): Promise<void> {
    await this.#readChanges();
    this.#taken.add(tags.allAds);
  }

  /**
   * The ads that the API no longer has, of those that a walk missed: others have moved to pages that had been read. Of
   * very many only some are requested; when these have all gone, so have the others.
   */
  async #goneOf(missed: number[]): Promise<number[]> {
    const requested = missed.slice(0, maxRequested);
    const items = await this.#fewAtATime.map(requested, async (id) => {
      const item = await this.source.ad(id, this.stopping).catch(() => undefined);
      if (item) this.put(id, item);
      return item;
    });
    this.stopping.throwIfAborted();
    const gone = requested.filter((_, at) => items[at] === null);
    return gone.length === requested.length ? missed : gone;
  }

  /** Brings a change that the webhook reports into the index, whichever instance it called. */
  #onRefresh(tag: string): void {
    if (this.#taken.delete(tag)) return;
    if (tag === tags.allAds) void this.#readChanges();
    const [, deleted, digits] = /^(deleted:)?ad:(\d+)$/.exec(tag) ?? [];
    if (digits === undefined) return;
    if (deleted) this.#change(Number(digits), null);
    else void this.#fewAtATime(() => this.#readAd(Number(digits)));
  }

  /**
   * Reads what may have changed: few ads at once, of many the first pages, and all within a minute, so that a flood of
   * calls of the webhook does not reach the API. Then lists are rendered again.
   */
  async #readChanges(): Promise<void> {
    const { index, wholeAt } = this;
    if (wholeAt === null) return;
    const interval = index.size <= fewAds ? 0 : latestIntervalMs;
    this.#nextWalkAt = Math.min(this.#nextWalkAt, wholeAt + interval);
    // A read that waits will bring the change too.
    if (this.oneAtATime.pendingCount > 0) return;
    await this.#readNext();
    this.#expireLists();
  }

  #readNext(): Promise<unknown> {
    return now() >= this.#nextWalkAt ? this.readAll() : this.readLatest();
  }

  /** Requests an ad. When that fails, the next read of the list brings it. */
  async #readAd(id: number): Promise<void> {
    const since = now();
    try {
      const item = await this.source.ad(id, this.stopping);
      // Otherwise it has changed meanwhile, and is requested again.
      if (!this.refreshes.wasRefreshed(tags.ad(id), since)) this.#change(id, item);
    } catch (error) {
      if (!this.stopping.aborted) logRepeated('warn', { event: 'call failed', error: `${error}` });
    }
  }

  #change(id: number, item: unknown): void {
    if (this.put(id, item)) this.#expireLists();
  }

  #expireLists(): void {
    this.refreshes.record(tags.ads, 'expired', sharing?.feed.position ?? null);
  }
}
