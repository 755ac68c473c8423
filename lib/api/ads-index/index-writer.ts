import type { PublishedAd } from '@/lib/ads/ad';
import type { AdsIndex } from '@/lib/ads-index/ads-index';
import { inflateAd } from '@/lib/ads-index/body';
import type { Walk } from '@/lib/ads-index/walk';
import { inSlices } from '@/lib/api/ads-index/slices';
import type { SnapshotAd } from '@/lib/api/ads-index/snapshot';
import { readAds } from '@/lib/api/ads-index/source';
import { tags } from '@/lib/api/cache';
import { DroppedItems } from '@/lib/api/resources/list';
import type { Refreshes } from '@/lib/cache/refreshes';

/** What putting some ads did. */
export type Written = { changed: number; slowestSliceMs: number };

/**
 * Puts ads from the wire into the index, a few at a time, so that the server responds to requests in between. An ad
 * that the webhook named after the call began is left as it is: the webhook brought what is newer.
 */
export class IndexWriter {
  readonly index: AdsIndex;
  readonly #refreshes: Refreshes;
  readonly #rest: number;

  /** @param rest see {@link inSlices}. */
  constructor(index: AdsIndex, refreshes: Refreshes, rest: number) {
    this.index = index;
    this.#refreshes = refreshes;
    this.#rest = rest;
  }

  /** Puts the items of a page that was requested at `since`. */
  async putItems(items: readonly unknown[], since: number, walk: Walk | null): Promise<Written> {
    let changed = 0;
    const dropped = new DroppedItems('ad');
    const slowestSliceMs = await inSlices(items, this.#rest, (slice) => {
      const ads = readAds(slice, dropped);
      for (const { ad } of ads) walk?.see(ad.id);
      changed += this.index.put(ads.filter(({ ad }) => !this.#isRefreshed(ad.id, since)));
    });
    dropped.log();
    return { changed, slowestSliceMs };
  }

  /**
   * Puts ads of a snapshot, made at a position of the feed of refreshes. Gives the ids of those that the webhook
   * named since: they have to be requested.
   */
  async putSnapshot(ads: readonly SnapshotAd[], position: string, walk: Walk): Promise<number[]> {
    const outdated: number[] = [];
    const dropped = new DroppedItems('ad');
    await inSlices(ads, this.#rest, (slice) => {
      const wanted: PublishedAd[] = [];
      for (const { id, body } of slice) {
        const freshness = this.#refreshes.freshnessOfShared([tags.ad(id)], position);
        if (freshness === 'deleted') continue;
        walk.see(id);
        if (freshness === 'expired') outdated.push(id);
        else if (!this.#isSame(id, body)) wanted.push(...readAds([wireOf(body)], dropped));
      }
      this.index.put(wanted);
    });
    dropped.log();
    return outdated;
  }

  #isRefreshed(id: number, since: number): boolean {
    const tag = tags.ad(id);
    return this.#refreshes.wasRefreshed(tag, since);
  }

  #isSame(id: number, body: Uint8Array): boolean {
    return this.index.has(id) && Buffer.compare(this.index.bodyOf(id), body) === 0;
  }
}

/** An ad of a snapshot as the wire has it: another version of the site may have written it. */
function wireOf(body: Uint8Array): unknown {
  const { ad, publishedAt } = Object(inflateAd(body));
  return { ...ad, published_at: publishedAt };
}
