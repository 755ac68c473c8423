import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import type { AdsIndex } from '@/lib/ads-index/ads-index';
import { changeOf } from '@/lib/api/ads-index/changes';
import { withRetries } from '@/lib/api/ads-index/retries';
import { type AdsSource, maxConcurrentCalls } from '@/lib/api/ads-index/source';
import { tags } from '@/lib/api/cache';
import { now, type Refreshes } from '@/lib/cache/refreshes';
import { log } from '@/lib/log/log';

type Options = {
  /** `null` when there is to be none. */
  index: () => AdsIndex | null;
  source: AdsSource;
  refreshes: Refreshes;
  /** The position in the feed of refreshes that instances share; `null` for one instance alone. */
  position: () => string | null;
  signal: AbortSignal;
  /** What to do when the webhook says that any ad may have changed. */
  onAny: () => void;
  retryDelaysMs?: readonly number[] | undefined;
};

/** Milliseconds in which the refreshes of one call of the webhook arrive. */
const oneCallMs = 2_000;

/**
 * Brings what the webhook says into the index, whichever instance it called: an ad that is deleted leaves at once;
 * one that has changed is requested. A list that was rendered before that is then rendered again.
 */
export class WebhookChanges {
  readonly #options: Options;
  readonly #limit = pLimit(maxConcurrentCalls);
  readonly #pending = new Set<number>();
  /** Until when the next refresh of the list comes with the ads that were refreshed before it. */
  #companionUntil = 0;
  /** The ads that this process took from the API before it refreshed their tag, and until when that may come. */
  readonly #taken = new Map<number, number>();
  #isExpiring = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts listening; gives what stops it. */
  listen(): () => void {
    return this.#options.refreshes.listen((tag) => this.#take(tag));
  }

  /** Requests an ad, in the background. One that is being requested is requested again after that. */
  request(id: number): void {
    if (this.#pending.has(id)) return;
    this.#pending.add(id);
    void this.#limit(() => this.#request(id)).finally(() => this.#pending.delete(id));
  }

  /** Takes what the API has just said of an ad, before its tag is refreshed here; `null`: there is none. */
  takeResponse(id: number, published: PublishedAd | null): void {
    this.#put(id, published);
    this.#taken.set(id, now() + oneCallMs);
  }

  #take(tag: string): void {
    const change = this.#isExpiring ? null : changeOf(tag);
    if (change === null) return;
    if (change.kind === 'any') {
      this.#takeList();
      return;
    }
    if (change.kind === 'deleted') {
      if (this.#put(change.id, null)) this.#expireLists();
      return;
    }
    this.#companionUntil = now() + oneCallMs;
    const isKnown = (this.#taken.get(change.id) ?? 0) >= now();
    this.#taken.delete(change.id);
    if (!isKnown) this.request(change.id);
  }

  #takeList(): void {
    const isCompanion = now() <= this.#companionUntil;
    this.#companionUntil = 0;
    if (!isCompanion) this.#options.onAny();
  }

  async #request(id: number): Promise<void> {
    const { source, refreshes, signal, retryDelaysMs } = this.#options;
    try {
      let since: number;
      let published: Awaited<ReturnType<AdsSource['ad']>>;
      do {
        since = now();
        published = await withRetries(() => source.ad(id, signal), signal, retryDelaysMs);
      } while (refreshes.wasRefreshed(tags.ad(id), since) && !refreshes.isDeleted(tags.ad(id)));
      const isDeleted = refreshes.wasRefreshed(tags.ad(id), since);
      if (this.#put(id, isDeleted ? null : published)) this.#expireLists();
    } catch (error) {
      // The next reading of the API brings it.
      if (!signal.aborted) log({ event: 'call failed', error: String(error) });
    }
  }

  /** Gives whether that changed the index. */
  #put(id: number, published: PublishedAd | null): boolean {
    const index = this.#options.index();
    if (index === null) return false;
    return published === null ? index.remove(id) : index.put([published]) > 0;
  }

  #expireLists(): void {
    const { refreshes, position } = this.#options;
    this.#isExpiring = true;
    refreshes.record(tags.ads, 'expired', position());
    this.#isExpiring = false;
  }
}
