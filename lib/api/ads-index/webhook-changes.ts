import pLimit from 'p-limit';
import type { PublishedAd } from '@/lib/ads/ad';
import { type AdsSource, maxConcurrentCalls, withRetries } from '@/lib/api/ads-index/source';
import { tags } from '@/lib/cache/lifetimes';
import { deletedTag, now, type Refreshes } from '@/lib/cache/refreshes';
import { log } from '@/lib/runtime/log/log';

type Options = {
  source: AdsSource;
  refreshes: Refreshes;
  position: () => string | null;
  retryDelaysMs: readonly number[];
  signal: AbortSignal;
  /** Puts an ad into the index, or with `null` removes it. Returns whether that changed the index. */
  put: (id: number, published: PublishedAd | null) => boolean;
  /** Called when the webhook says that any ad may have changed. */
  onAny: () => void;
};

/** Milliseconds within which the refreshes of one call of the webhook arrive. */
const oneCallMs = 2_000;

/**
 * Brings the changes that the webhook reports into the index, whichever instance it called: a deleted ad leaves at
 * once; a changed one is requested. A list that was rendered before that is then rendered again.
 */
export function webhookChanges(options: Options) {
  const { source, refreshes, position, retryDelaysMs, signal, onAny } = options;
  const limit = pLimit(maxConcurrentCalls);
  const pending = new Set<number>();
  /** The ads that this process got from the API just before their tag is refreshed. */
  const taken = new Set<number>();
  /** Until this time, a refresh of the list belongs to the same call of the webhook as the ad before it. */
  let sameCallUntil = 0;
  let isExpiring = false;

  function onRefresh(tag: string): void {
    if (isExpiring) return;
    const id = Number(/^(?:deleted:)?ad:(\d+)$/.exec(tag)?.[1]);
    if (tag === tags.ads) {
      const isSameCall = now() <= sameCallUntil;
      sameCallUntil = 0;
      if (!isSameCall) onAny();
    } else if (tag === deletedTag(tags.ad(id))) put(id, null);
    else if (tag === tags.ad(id)) {
      sameCallUntil = now() + oneCallMs;
      if (!taken.delete(id)) request(id);
    }
  }

  /** Requests an ad, in the background. */
  function request(id: number): void {
    if (pending.has(id)) return;
    pending.add(id);
    limit(() => read(id))
      // The next reading of the API brings it.
      .catch((error) => signal.aborted || log({ event: 'call failed', error: String(error) }))
      .finally(() => pending.delete(id));
  }

  async function read(id: number): Promise<void> {
    const tag = tags.ad(id);
    for (;;) {
      const since = now();
      const published = await withRetries(() => source.ad(id, signal), retryDelaysMs, signal);
      const isRefreshed = refreshes.wasRefreshed(tag, since);
      // It has changed meanwhile.
      if (isRefreshed && !refreshes.isDeleted(tag)) continue;
      return put(id, isRefreshed ? null : published);
    }
  }

  /** Puts an ad, and has lists rendered again when that changed the index. */
  function put(id: number, published: PublishedAd | null): void {
    if (!options.put(id, published)) return;
    isExpiring = true;
    refreshes.record(tags.ads, 'expired', position());
    isExpiring = false;
  }

  return {
    /** Starts listening. Returns a function that stops it. */
    listen: () => refreshes.listen(onRefresh),
    request,
    /** Puts an ad that the API has just returned, before its tag is refreshed here; with `null` removes it. */
    take(id: number, published: PublishedAd | null): void {
      options.put(id, published);
      taken.add(id);
      setTimeout(() => taken.delete(id), oneCallMs).unref();
    },
  };
}
