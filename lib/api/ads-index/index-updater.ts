import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads-index/ads-index';
import { IndexWriter } from '@/lib/api/ads-index/index-writer';
import { MissedAds } from '@/lib/api/ads-index/missed-ads';
import type { SharedIndex, Snapshot } from '@/lib/api/ads-index/shared-index';
import type { AdsSource } from '@/lib/api/ads-index/source';
import { TooManyAdsError, walkAds } from '@/lib/api/ads-index/walk-ads';
import { WebhookChanges } from '@/lib/api/ads-index/webhook-changes';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { writeLine } from '@/lib/log/line';
import { recorder } from '@/lib/metrics/recorder';
import type { Gazetteer } from '@/lib/places/gazetteer';

type UpdaterOptions = {
  source: AdsSource;
  refreshes: Refreshes;
  places: () => Gazetteer;
  /** The most ads there may be. */
  max: number;
  /** What instances share; `null` for one alone. */
  shared: SharedIndex | null;
  /** The position in the feed of refreshes that instances share; `null` for one alone. */
  position: () => string | null;
  /** Milliseconds before each further try of a call. */
  retryDelaysMs?: readonly number[];
};

/** Milliseconds before the first pages are read again (product.md, « Index »). */
const latestIntervalMs = 60_000;
/** Milliseconds between two whole walks. */
const walkIntervalMs = 15 * 60_000;
/** Milliseconds before another walk: when there is no index yet, and when one failed later. */
const firstRetryMs = 15_000;
const retryMs = 5 * 60_000;
/** See `inSlices`: visitors come before the walk. */
const restFactor = 4;
/** First pages that are read at most; what is new beyond them comes with the next walk. */
const maxLatestPages = 25;

/**
 * Updates the index of this process: it reads all ads of the API when it starts and every quarter of an hour (a
 * walk), the first pages every minute, and single ads at once by the webhook. While the API fails, or sends nonsense,
 * the index stays as it was.
 */
export class IndexUpdater {
  readonly kind = 'process';
  readonly #options: UpdaterOptions;
  readonly #stopping = new AbortController();
  readonly #missed: MissedAds;
  readonly #changes: WebhookChanges;
  /** What reads the API, one after the other. */
  readonly #oneAtATime = pLimit(1);
  /** Settles when the index has been built, or there is to be none. */
  readonly settled: Promise<void>;
  #settle = () => {};
  #writer: IndexWriter | undefined;
  #state: 'off' | 'preparing' | 'ready' = 'preparing';
  #timer: NodeJS.Timeout | undefined;
  /** When the API, or a snapshot of it, was last read whole. */
  #wholeAt: number | null = null;
  #nextWalkAt = 0;
  #unlisten = () => {};

  constructor(options: UpdaterOptions) {
    this.#options = options;
    this.settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#missed = new MissedAds(options.source);
    this.#changes = new WebhookChanges({
      ...options,
      index: () => (this.#state === 'off' ? null : this.index),
      signal: this.#stopping.signal,
      onAny: () => void this.#refreshSoon(),
    });
  }

  get index(): AdsIndex {
    return this.#write.index;
  }

  get state(): 'off' | 'preparing' | 'ready' {
    return this.#state;
  }

  /** Seconds since the API was last read whole; `null` before. */
  get ageSeconds(): number | null {
    return this.#wholeAt === null ? null : Math.round((now() - this.#wholeAt) / 1_000);
  }

  /** Builds the index and updates it, with timers that do not keep the process running. */
  start(): void {
    this.#unlisten = this.#changes.listen();
    void this.#tick();
  }

  /** Stops all calls and timers. */
  stop(): void {
    this.#stopping.abort();
    this.#unlisten();
    clearTimeout(this.#timer);
  }

  /** Takes what the API has just said of an ad, before its tag is refreshed here; `null`: there is none. */
  take(id: number, published: PublishedAd | null): void {
    this.#changes.takeResponse(id, published);
  }

  /** Reads the first pages, until one brings nothing new. Never throws. */
  readLatest(): Promise<void> {
    return this.#oneAtATime(async () => {
      await this.#orLog('ads index update failed', () => this.#readLatest());
    });
  }

  /** Reads all ads, or what another instance has read of them. Never throws. */
  readAll(): Promise<void> {
    return this.#oneAtATime(async () => {
      this.#nextWalkAt = now() + (this.#state === 'preparing' ? firstRetryMs : retryMs);
      const isDone = await this.#orLog('ads index walk failed', () => this.#readAll());
      if (!isDone) recorder()?.indexRead('failed');
    });
  }

  /** Made when it is first used: to load the gazetteer takes a tenth of a second. */
  get #write(): IndexWriter {
    const { places, refreshes } = this.#options;
    this.#writer ??= new IndexWriter(new AdsIndex(places()), refreshes, restFactor);
    return this.#writer;
  }

  async #tick(): Promise<void> {
    if (now() >= this.#nextWalkAt) await this.readAll();
    else await this.readLatest();
    if (this.#stopping.signal.aborted) return;
    const delay = Math.min(latestIntervalMs, Math.max(0, this.#nextWalkAt - now()) + 100);
    this.#timer = setTimeout(() => void this.#tick(), delay).unref();
  }

  /** Reads the first pages, then walks: within a minute, so that a flood of calls of the webhook does not reach the API. */
  async #refreshSoon(): Promise<void> {
    if (this.#wholeAt === null) return;
    this.#nextWalkAt = Math.min(this.#nextWalkAt, this.#wholeAt + latestIntervalMs);
    // One that waits has not begun to read.
    if (this.#oneAtATime.pendingCount > 0) return;
    await this.readLatest();
    if (now() >= this.#nextWalkAt) await this.readAll();
  }

  async #readLatest(): Promise<void> {
    if (this.#state !== 'ready') return;
    for (let number = 1; number <= maxLatestPages; number += 1) {
      const since = now();
      const page = await this.#options.source.page(number, this.#stopping.signal);
      if (page === null) return;
      const { changed } = await this.#write.putItems(page.items, since, null);
      if (changed === 0 || !page.hasNext) return;
    }
  }

  #readAll(): Promise<void> {
    const { shared } = this.#options;
    if (shared === null) return this.#walk();
    return shared.refresh({
      index: this.index,
      signal: this.#stopping.signal,
      walk: () => this.#walk(),
      load: (snapshot) => this.#load(snapshot),
    });
  }

  async #walk(): Promise<void> {
    const { source, max, retryDelaysMs } = this.#options;
    const { signal } = this.#stopping;
    const begin = now();
    const walk = this.index.startWalk();
    let slowestSliceMs = 0;
    try {
      const calls = await walkAds(source, {
        max,
        signal,
        now,
        ...(retryDelaysMs && { retryDelaysMs }),
        onPage: async (items, since) => {
          const written = await this.#write.putItems(items, since, walk);
          slowestSliceMs = Math.max(slowestSliceMs, written.slowestSliceMs);
        },
      });
      const requested = await this.#missed.remove(this.index, walk.missed(), signal);
      this.#becomeReady(begin);
      this.#report('ads index walked', begin, {
        calls: calls + requested,
        slowestSliceMs: Math.round(slowestSliceMs),
      });
      recorder()?.indexRead('walked');
    } catch (error) {
      if (!(error instanceof TooManyAdsError)) throw error;
      this.#switchOff(error.count);
    } finally {
      walk.end();
    }
  }

  async #load({ ageMs, position, chunks }: Snapshot): Promise<void> {
    const begin = now();
    const walk = this.index.startWalk();
    try {
      for await (const ads of chunks) {
        for (const id of await this.#write.putSnapshot(ads, position, walk))
          this.#changes.request(id);
      }
      const calls = await this.#missed.remove(this.index, walk.missed(), this.#stopping.signal);
      this.#becomeReady(begin - ageMs);
      this.#report('ads index loaded', begin, { calls, ageSeconds: Math.round(ageMs / 1_000) });
      recorder()?.indexRead('loaded');
    } finally {
      walk.end();
    }
  }

  #becomeReady(wholeAt: number): void {
    this.#wholeAt = wholeAt;
    this.#nextWalkAt = wholeAt + walkIntervalMs;
    this.#state = 'ready';
    this.#settle();
  }

  #switchOff(count: number): void {
    if (this.#state !== 'off') {
      writeLine('warn', { event: 'ads index off', ads: count, max: this.#options.max });
    }
    this.#state = 'off';
    this.#wholeAt = null;
    this.#nextWalkAt = now() + walkIntervalMs;
    this.index.clear();
    this.#settle();
    recorder()?.indexRead('off');
  }

  #report(event: string, begin: number, figures: Record<string, number>): void {
    const { size: ads, bytes } = this.index;
    writeLine('info', { event, ads, bytes, ms: Math.round(now() - begin), ...figures });
  }

  /** Whether it is done, or was stopped with the server. */
  async #orLog(event: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      if (this.#stopping.signal.aborted) return true;
      writeLine('warn', { event, error: String(error) });
      return false;
    }
    return true;
  }
}
