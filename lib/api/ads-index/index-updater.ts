import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { ListReader, type ReaderOptions } from '@/lib/api/ads-index/list-reader';
import { maxConcurrentCalls, withRetries } from '@/lib/api/ads-index/walk';
import { tags } from '@/lib/cache/lifetimes';
import { logRepeated, writeLine } from '@/lib/runtime/log/log';
import { metrics } from '@/lib/runtime/metrics/recorder';
import { now } from '@/lib/runtime/now';

/** Milliseconds before the first pages are read again, and between two whole walks (docs/product.md#index-of-ads). */
const latestIntervalMs = 60_000;
const walkIntervalMs = 15 * 60_000;
/** Ads that are read while a call of the webhook waits. */
const fewAds = 2_000;
/** Milliseconds from the start for which searches wait for the index (docs/product.md#index-of-ads). */
const startMs = 2_000;
/** Milliseconds before another walk after one that failed: without an index, and with one. */
const firstRetryMs = 15_000;
const retryMs = 5 * 60_000;

/** Updates the index: all ads every quarter of an hour (a walk), the first pages every minute, others by webhook. */
export class IndexUpdater {
  readonly reader: ListReader;
  readonly #options: ReaderOptions;
  readonly #stopping = new AbortController();
  readonly #signal = this.#stopping.signal;
  #settle = () => {};
  /** One wait for all searches: what comes later, while the index is built, does not wait at all. */
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
    globalThis.setTimeout(resolve, startMs).unref();
  });
  readonly #oneAtATime = pLimit(1);
  readonly #fewAtATime = pLimit(maxConcurrentCalls);
  /** The ads that are being requested, and those that the webhook brought to this process, whose tags come next. */
  readonly #requested = new Set<number>();
  readonly #taken = new Set<number>();
  /** Whether the webhook brought all changes to this process; their tag comes next. */
  #hasReadChanges = false;
  #nextWalkAt = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.reader = new ListReader(options, this.#signal);
  }

  get isSnapshot(): boolean {
    return this.#options.isSnapshot;
  }

  /** Builds the index and updates it, with timers that do not keep the process running. */
  async start(): Promise<void> {
    const signal = this.#signal;
    const stopListening = this.#options.refreshes.listen((tag) => this.#onRefresh(tag));
    signal.addEventListener('abort', stopListening);
    while (!signal.aborted) {
      if (now() >= this.#nextWalkAt) await this.readAll();
      else await this.readLatest();
      const delay = Math.min(latestIntervalMs, Math.max(0, this.#nextWalkAt - now()) + 100);
      await setTimeout(delay, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** Resolves when the index has been built, or 2 seconds after the start; loads a snapshot. Never throws. */
  load(): Promise<unknown> {
    if (!this.isSnapshot) return this.#settled;
    if (this.#oneAtATime.activeCount === 0) return this.readAll();
    // While the next snapshot is made, this one is searched.
    return this.reader.state === 'ready' ? Promise.resolve() : this.#oneAtATime(() => {});
  }

  /** Reads the first pages, until one brings nothing new. Returns whether that succeeded; never throws. */
  readLatest(): Promise<boolean> {
    return this.#inTurn('ads index update failed', () => this.reader.readLatest());
  }

  /**
   * Reads all ads, or what another instance has read of them. Returns whether that succeeded; never throws.
   * @param isNew whether to read the API, for a new snapshot.
   */
  async readAll(isNew = false): Promise<boolean> {
    const isRead = await this.#inTurn('ads index walk failed', async () => {
      this.#nextWalkAt = now() + (this.reader.state === 'preparing' ? firstRetryMs : retryMs);
      await this.reader.readAll(isNew);
      this.#nextWalkAt = (this.reader.wholeAt ?? now()) + walkIntervalMs;
      this.#settle();
    });
    if (!isRead) metrics.recorder?.indexRead('failed');
    return isRead;
  }

  /** Puts an ad that the API has just returned, or removes it with `null`, before its tag is refreshed here. */
  take(id: number, published: PublishedAd | null): void {
    this.reader.put(id, published);
    if (!this.isSnapshot) this.#taken.add(id);
  }

  /** Reads what the webhook says may have changed, before its tag is refreshed here. */
  async readChanges(): Promise<void> {
    await this.#readChanges();
    this.#hasReadChanges = true;
  }

  /** Reads, one at a time. Returns whether that succeeded, or was stopped with the server. */
  async #inTurn(failure: string, read: () => Promise<void>): Promise<boolean> {
    try {
      await this.#oneAtATime(read);
      return true;
    } catch (error) {
      if (this.#signal.aborted) return true;
      writeLine('warn', { event: failure, error: String(error) });
      return false;
    }
  }

  /** Brings a change that the webhook reports into the index, whichever instance it called. */
  #onRefresh(tag: string): void {
    if (tag === tags.allAds) {
      if (!this.#hasReadChanges) void this.#readChanges();
      this.#hasReadChanges = false;
    }
    const [, deleted, digits] = /^(deleted:)?ad:(\d+)$/.exec(tag) ?? [];
    if (digits === undefined) return;
    const id = Number(digits);
    if (deleted) this.#change(id, null);
    else if (!this.#taken.delete(id)) this.#request(id);
  }

  /**
   * Reads what may have changed: few ads at once, of many the first pages, and all within a minute, so that a flood of
   * calls of the webhook does not reach the API. Then lists are rendered again.
   */
  async #readChanges(): Promise<void> {
    const { index, wholeAt } = this.reader;
    if (wholeAt === null) return;
    const interval = index.size <= fewAds ? 0 : latestIntervalMs;
    this.#nextWalkAt = Math.min(this.#nextWalkAt, wholeAt + interval);
    // A read that waits will bring the change too.
    if (this.#oneAtATime.pendingCount > 0) return;
    const isDue = now() >= this.#nextWalkAt;
    await (isDue ? this.readAll() : this.readLatest());
    this.#options.refreshes.record(tags.ads, 'expired', this.#options.position());
  }

  /** Requests an ad in the background. When that fails, the next read of the list brings it. */
  #request(id: number): void {
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    const onError = (error: unknown) =>
      this.#signal.aborted || logRepeated('warn', { event: 'call failed', error: String(error) });
    const reading = this.#fewAtATime(() => this.#readAd(id)).catch(onError);
    void reading.finally(() => this.#requested.delete(id));
  }

  async #readAd(id: number): Promise<void> {
    const { source, refreshes, retryDelaysMs } = this.#options;
    const request = () => source.ad(id, this.#signal);
    for (;;) {
      const since = now();
      const published = await withRetries(request, retryDelaysMs, this.#signal);
      const isRefreshed = refreshes.wasRefreshed(tags.ad(id), since);
      // Otherwise it has changed meanwhile.
      if (!isRefreshed || refreshes.isDeleted(tags.ad(id)))
        return this.#change(id, isRefreshed ? null : published);
    }
  }

  /** Puts an ad, and has lists rendered again when that changed the index. */
  #change(id: number, published: PublishedAd | null): void {
    const { refreshes, position } = this.#options;
    if (this.reader.put(id, published)) refreshes.record(tags.ads, 'expired', position());
  }
}
