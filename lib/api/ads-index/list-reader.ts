import { setImmediate, setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import type { AdsSource, WalkStore } from '@/lib/api/ads-index/walk';
import { maxConcurrentCalls, requestPages, wholeList } from '@/lib/api/ads-index/walk';
import { adReader } from '@/lib/api/schemas/ad';
import { readEach } from '@/lib/api/schemas/lists';
import { tags } from '@/lib/cache/lifetimes';
import type { Refreshes } from '@/lib/cache/refreshes';
import { writeLine } from '@/lib/runtime/log/log';
import { metrics } from '@/lib/runtime/metrics/recorder';
import { now } from '@/lib/runtime/now';

export type ReaderOptions = {
  /** Whether a request loads the index, as on Vercel, which keeps no process. */
  isSnapshot: boolean;
  source: AdsSource;
  store: WalkStore;
  refreshes: Refreshes;
  max: number;
  retryDelaysMs: readonly number[];
  /** The position in the feed of refreshes that instances share; `null` for one alone. */
  position: () => string | null;
};

const maxRequested = 200;
/** First pages that are read at most; what is new beyond them comes with the next walk. */
const maxLatestPages = 25;
/** Milliseconds of work before a pause of twice as long: a third of the processor at most. */
const workMs = 1;
const rest = 2;

/** Returns a function that pauses after so much work. On Vercel a request waits for it. */
function pauses({ isSnapshot }: ReaderOptions): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    const tookMs = performance.now() - begin;
    if (tookMs < workMs) return;
    await (isSnapshot ? setImmediate() : setTimeout(rest * tookMs));
    begin = performance.now();
  };
}

/** Reads the list of ads into an index. While the API fails, or sends invalid pages, the index stays as it was. */
export class ListReader {
  /** `off`: there are more ads than the index may hold. */
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  /** When the walk started that was last read whole; `null` before. */
  wholeAt: number | null = null;
  index = new AdsIndex();
  readonly #options: ReaderOptions;
  readonly #signal: AbortSignal;
  #wholeWalk: string | null = null;
  /** The ads that were read since the current walk started, and those that the walk before it missed. */
  #seen = new Set<number>();
  #missed = new Set<number>();

  constructor(options: ReaderOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
  }

  /** Seconds since all ads were last read, here or by another instance; `null` before. */
  get ageSeconds(): number | null {
    return this.wholeAt === null ? null : Math.round((now() - this.wholeAt) / 1_000);
  }

  /** Puts an ad, or with `null` removes it. Returns whether that changed the index. */
  put(id: number, published: PublishedAd | null): boolean {
    if (this.state === 'off') return false;
    this.#seen.add(id);
    return published === null ? this.index.remove(id) : this.index.put([published]) > 0;
  }

  /** Reads the first pages of an index that is ready, until one brings nothing new. */
  async readLatest(): Promise<void> {
    for (let number = 1; this.state === 'ready' && number <= maxLatestPages; number += 1) {
      const since = now();
      const page = await this.#options.source.page(number, this.#signal);
      const changed = page ? await this.#putItems(page.items, since) : 0;
      if (changed === 0 || !page?.hasNext) return;
    }
  }

  /** Reads all ads, unless they are those of the walk that was last read. @param isNew whether it starts a walk. */
  async readAll(isNew: boolean): Promise<void> {
    const { source, store, max, retryDelaysMs } = this.#options;
    const signal = this.#signal;
    const begin = now();
    const walk = await store.walk(isNew);
    const removeDeleted = () => walk.deleted?.forEach((id) => void this.put(id, null));
    if (walk.id === this.#wholeWalk) return removeDeleted();
    const wholeAt = now() - walk.ageMs;
    let calls = 0;
    const read = (first: number, last: number) => {
      const request = () => {
        calls += last - first + 1;
        return requestPages(source, [first, last], retryDelaysMs, signal);
      };
      return store.pages(walk, `${first}-${last}`, request);
    };
    this.#seen = new Set();
    for await (const { count, items } of wholeList(read, { max, adsAtATime: store.adsAtATime })) {
      if (count <= max) await this.#putItems(items, wholeAt);
      if (count > max) {
        this.#wholeWalk = walk.id;
        this.#switchOff(count);
        if (calls > 0) await store.finish?.(walk, true);
        return;
      }
    }
    const result = calls === 0 ? 'loaded' : 'walked';
    if (calls > 0) await store.finish?.(walk, false);
    calls += await this.#removeMissed();
    removeDeleted();
    this.#wholeWalk = walk.id;
    this.wholeAt = wholeAt;
    this.state = 'ready';
    const { size: ads } = this.index;
    const figures = { ads, ms: Math.round(now() - begin), calls };
    writeLine('info', { event: `ads index ${result}`, ...figures, ageSeconds: this.ageSeconds });
    metrics.recorder?.indexRead(result);
  }

  /** Puts items of a page, with pauses for requests of visitors. Returns how many ads are new or have changed. */
  async #putItems(items: unknown[], since: number): Promise<number> {
    let changed = 0;
    const { refreshes } = this.#options;
    const pause = pauses(this.#options);
    for (const published of readEach({ ...adReader, max: items.length }, items)) {
      // The webhook may have named it since.
      const isNewer = published && !refreshes.wasRefreshed(tags.ad(published.ad.id), since);
      if (published !== null) this.#seen.add(published.ad.id);
      if (isNewer) changed += this.index.put([published]);
      await pause();
    }
    return changed;
  }

  /** Removes the ads that a walk missed and the API no longer has: others have moved to pages that had been read. */
  async #removeMissed(): Promise<number> {
    const { isSnapshot, source } = this.#options;
    const missed = this.index.ids.filter((id) => !this.#seen.has(id));
    const requested = isSnapshot ? [] : missed.slice(0, maxRequested);
    const areGone = await pLimit(maxConcurrentCalls).map(requested, async (id) => {
      try {
        const published = await source.ad(id, this.#signal);
        this.put(id, published);
        return published === null;
      } catch {
        this.#signal.throwIfAborted();
        return false;
      }
    });
    const mayLeave = areGone.every(Boolean);
    for (const id of missed.slice(requested.length)) {
      if (isSnapshot || (mayLeave && this.#missed.has(id))) this.index.remove(id);
    }
    this.#missed = new Set(missed);
    this.#seen.clear();
    return requested.length;
  }

  #switchOff(ads: number): void {
    const { max } = this.#options;
    if (this.state !== 'off') writeLine('warn', { event: 'ads index off', ads, max });
    this.state = 'off';
    this.wholeAt = null;
    this.index = new AdsIndex();
    metrics.recorder?.indexRead('off');
  }
}
