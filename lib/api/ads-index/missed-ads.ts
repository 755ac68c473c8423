import pLimit from 'p-limit';
import type { AdsIndex } from '@/lib/ads-index/ads-index';
import type { AdsSource } from '@/lib/api/ads-index/source';

/** Ads that are asked for after a walk. */
const maxAsked = 200;
const maxConcurrentCalls = 4;

/**
 * Which ads leave because a whole walk did not see them. A new ad moves others to pages that have been read, so
 * that a walk may miss some: an ad leaves when the API says 404 for it. Beyond two hundred ads nobody is asked: they
 * leave when the next walk misses them too, unless some of those asked were there after all.
 */
export class MissedAds {
  readonly #source: AdsSource;
  #notAsked = new Set<number>();

  constructor(source: AdsSource) {
    this.#source = source;
  }

  /** Removes from an index what is gone of the ads that a walk missed. Gives how many calls that took. */
  async remove(index: AdsIndex, missed: readonly number[], signal: AbortSignal): Promise<number> {
    const asked = missed.slice(0, maxAsked);
    const others = missed.slice(maxAsked);
    const limit = pLimit(maxConcurrentCalls);
    const answers = await Promise.all(asked.map((id) => limit(() => this.#ask(index, id, signal))));
    const isTold = answers.every((answer) => answer === 'gone');
    for (const id of others) if (isTold && this.#notAsked.has(id)) index.remove(id);
    this.#notAsked = new Set(others);
    return asked.length;
  }

  /** An ad of which the API says nothing stays. */
  async #ask(
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
