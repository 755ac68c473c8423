import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import type { AdsSource } from '@/lib/api/ads-index/walk';
import { adReader } from '@/lib/api/schemas/ad';
import { type RawPage, readEach, readList } from '@/lib/api/schemas/lists';
import { tags } from '@/lib/cache/lifetimes';
import type { Refreshes } from '@/lib/cache/refreshes';
import { writeLine } from '@/lib/runtime/log/log';
import { metrics } from '@/lib/runtime/metrics/recorder';
import { now } from '@/lib/runtime/now';

/** Ads that are put at a time: some milliseconds, after which requests of visitors have their turn. */
const adsAtATime = 10;

/** An index, and what has been read into it. While a read fails it stays as it was. */
export class IndexReader {
  /** `off`: there are more ads than the index may hold. */
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  /** When the read started that last had all ads, on the clock {@link now}; `null` before. */
  protected wholeAt: number | null = null;
  index = new AdsIndex();
  /** Aborts when the server stops. */
  protected stopping = new AbortController().signal;
  protected readonly oneAtATime = pLimit(1);
  protected readonly source: AdsSource;
  protected readonly maxAds: number;
  protected readonly refreshes: Refreshes;

  constructor(source: AdsSource, maxAds: number, refreshes: Refreshes) {
    this.source = source;
    this.maxAds = maxAds;
    this.refreshes = refreshes;
  }

  /** Seconds since all ads were last read, here or by another instance; `null` before. */
  get ageSeconds(): number | null {
    return this.wholeAt === null ? null : Math.round((now() - this.wholeAt) / 1_000);
  }

  /** Reads, one at a time. Returns whether that succeeded, or was stopped with the server; never throws. */
  protected async inTurn(what: 'walk' | 'update', read: () => Promise<void>): Promise<boolean> {
    try {
      await this.oneAtATime(read);
      return true;
    } catch (error) {
      if (this.stopping.aborted) return true;
      writeLine('warn', { event: `ads index ${what} failed`, error: String(error) });
      if (what === 'walk') metrics.recorder?.indexRead('failed');
      return false;
    }
  }

  /** Puts an ad as the API sent it, or removes it with `null`. Returns whether that changed the index. */
  protected put(id: number, item: unknown, at = Date.now()): boolean {
    if (this.state === 'off') return false;
    if (item === null) return this.index.remove(id);
    return this.index.put(readList(adReader, [item]), at, this.state !== 'ready') > 0;
  }

  /** Puts items of the list that were requested at a time of {@link now}. Returns whether that changed the index. */
  protected async putItems(items: unknown[], since: number, seen = new Set<number>()) {
    const at = Date.now() - (now() - since);
    let changed = 0;
    for (const published of readEach({ ...adReader, max: items.length }, items)) {
      if (published === null) continue;
      seen.add(published.ad.id);
      if (seen.size % adsAtATime === 0) await setImmediate();
      // The webhook may have named it since.
      const isNewer = !this.refreshes.wasRefreshed(tags.ad(published.ad.id), since);
      if (isNewer) changed += this.index.put([published], at, this.state !== 'ready');
    }
    return changed > 0;
  }

  /**
   * Puts all ads, requested since a time, or switches the index off when there are too many.
   * @param goneOf which ads of the index have gone, of those that the list did not have; by default all.
   */
  protected async putAll(
    result: 'walked' | 'loaded',
    since: number,
    pages: AsyncIterable<RawPage> | RawPage[],
    goneOf = async (missed: number[]) => missed,
  ): Promise<void> {
    const begin = now();
    const seen = new Set<number>();
    for await (const { count, items } of pages) {
      if (count > this.maxAds) return this.#switchOff(count);
      await this.putItems(items, since, seen);
    }
    const missed = this.index.ids.filter((id) => !seen.has(id));
    for (const id of await goneOf(missed)) this.index.remove(id);
    this.wholeAt = since;
    this.state = 'ready';
    const figures = { ads: this.index.size, ms: Math.round(now() - begin) };
    writeLine('info', { event: `ads index ${result}`, ...figures, ageSeconds: this.ageSeconds });
    metrics.recorder?.indexRead(result);
  }

  #switchOff(ads: number): void {
    const toDo = `for a search by place set ADS_INDEX_MAX to ${ads} or more (docs/performance.md)`;
    const line = { event: 'ads index off', ads, max: this.maxAds, toDo };
    if (this.state !== 'off') writeLine('warn', line);
    this.state = 'off';
    this.wholeAt = null;
    this.index = new AdsIndex();
    metrics.recorder?.indexRead('off');
  }
}
