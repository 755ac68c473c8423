import pLimit from 'p-limit';
import type { AdsIndex } from '@/lib/ads-index/ads-index';
import { type AdsSource, maxConcurrentCalls } from '@/lib/api/ads-index/source';

/** Ads that are requested after a walk. */
const maxRequested = 200;

/**
 * Which ads leave because a whole walk did not see them. A new ad moves others to pages that have been read, so
 * that a walk may miss some: an ad leaves when the API says 404 for it. Beyond two hundred ads none is requested: they
 * leave when the next walk misses them too, unless some of those requested were there after all.
 */
export class MissedAds {
  readonly #source: AdsSource;
  #notRequested = new Set<number>();

  constructor(source: AdsSource) {
    this.#source = source;
  }

  /** Removes from an index what is gone of the ads that a walk missed. Gives how many calls that took. */
  async remove(index: AdsIndex, missed: readonly number[], signal: AbortSignal): Promise<number> {
    const requested = missed.slice(0, maxRequested);
    const others = missed.slice(maxRequested);
    const limit = pLimit(maxConcurrentCalls);
    const responses = await Promise.all(
      requested.map((id) => limit(() => this.#request(index, id, signal))),
    );
    const isConfirmed = responses.every((response) => response === 'gone');
    for (const id of others) if (isConfirmed && this.#notRequested.has(id)) index.remove(id);
    this.#notRequested = new Set(others);
    return requested.length;
  }

  /** An ad of which the API says nothing stays. */
  async #request(
    index: AdsIndex,
    id: number,
    signal: AbortSignal,
  ): Promise<'gone' | 'there' | 'unknown'> {
    try {
      const published = await this.#source.ad(id, signal);
      if (published === null) {
        index.remove(id);
        return 'gone';
      }
      index.put([published]);
      return 'there';
    } catch {
      signal.throwIfAborted();
      return 'unknown';
    }
  }
}
