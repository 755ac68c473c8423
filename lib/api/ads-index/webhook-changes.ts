import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { type AdsSource, maxConcurrentCalls, withRetries } from '@/lib/api/ads-index/source';
import { tags } from '@/lib/api/cache';
import { deletedTag, now, type Refreshes } from '@/lib/cache/refreshes';
import { log } from '@/lib/log/log';

type Options = {
  source: AdsSource;
  refreshes: Refreshes;
  /** The position in the feed of refreshes that instances share; `null` for one instance alone. */
  position: () => string | null;
  signal: AbortSignal;
  /** Puts an ad into the index, or with `null` removes it. Returns whether that changed the index. */
  put: (id: number, published: PublishedAd | null) => boolean;
  /** Called when the webhook says that any ad may have changed. */
  onAny: () => void;
  retryDelaysMs: readonly number[];
};

/** Milliseconds within which the refreshes of one call of the webhook arrive. */
const oneCallMs = 2_000;

/**
 * Brings the changes that the webhook reports into the index, whichever instance it called: a deleted ad leaves at
 * once; a changed one is requested. A list that was rendered before that is then rendered again.
 */
export class WebhookChanges {
  readonly #options: Options;
  readonly #limit = pLimit(maxConcurrentCalls);
  readonly #pending = new Set<number>();
  /** Until this time, a refresh of the list belongs to the same call of the webhook as the ad before it. */
  #sameCallUntil = 0;
  /** The ads that this process got from the API just before their tag is refreshed. */
  readonly #taken = new Set<number>();
  #isExpiring = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts listening. Returns a function that stops it. */
  listen(): () => void {
    return this.#options.refreshes.listen((tag) => {
      if (!this.#isExpiring) this.#onRefresh(tag);
    });
  }

  /** Requests an ad, in the background. */
  request(id: number): void {
    if (this.#pending.has(id)) return;
    this.#pending.add(id);
    void this.#limit(() => this.#request(id)).finally(() => this.#pending.delete(id));
  }

  /** Puts an ad that the API has just returned, before its tag is refreshed here; with `null` removes it. */
  take(id: number, published: PublishedAd | null): void {
    this.#options.put(id, published);
    this.#taken.add(id);
    setTimeout(() => this.#taken.delete(id), oneCallMs).unref();
  }

  #onRefresh(tag: string): void {
    if (tag === tags.ads) {
      const isSameCall = now() <= this.#sameCallUntil;
      this.#sameCallUntil = 0;
      if (!isSameCall) this.#options.onAny();
      return;
    }
    const id = Number(/^(?:deleted:)?ad:(\d+)$/.exec(tag)?.[1]);
    if (tag === deletedTag(tags.ad(id))) {
      if (this.#options.put(id, null)) this.#expireLists();
    } else if (tag === tags.ad(id)) {
      this.#sameCallUntil = now() + oneCallMs;
      if (!this.#taken.delete(id)) this.request(id);
    }
  }

  async #request(id: number): Promise<void> {
    const { source, refreshes, signal, put, retryDelaysMs } = this.#options;
    const tag = tags.ad(id);
    try {
      let since = now();
      let published = await withRetries(() => source.ad(id, signal), retryDelaysMs, signal);
      // It has changed meanwhile.
      while (refreshes.wasRefreshed(tag, since) && !refreshes.isDeleted(tag)) {
        since = now();
        published = await withRetries(() => source.ad(id, signal), retryDelaysMs, signal);
      }
      const isDeleted = refreshes.wasRefreshed(tag, since);
      if (put(id, isDeleted ? null : published)) this.#expireLists();
    } catch (error) {
      // The next reading of the API brings it.
      if (!signal.aborted) log({ event: 'call failed', error: String(error) });
    }
  }

  #expireLists(): void {
    const { refreshes, position } = this.#options;
    this.#isExpiring = true;
    refreshes.record(tags.ads, 'expired', position());
    this.#isExpiring = false;
  }
}
