import { vercelOptions } from '@/lib/api/ads-index/data-cache';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import { sharedWalks } from '@/lib/api/ads-index/shared-walks';
import { adsOfApi, publishedAd } from '@/lib/api/ads-index/source';
import { ownWalks } from '@/lib/api/ads-index/walk';
import { IndexNotReadyError } from '@/lib/api/errors';
import { readItem } from '@/lib/api/resources/list';
import { refreshes } from '@/lib/cache/refreshes';
import { sharing } from '@/lib/cache/sharing';
import { config, isBuilding, isOnVercel } from '@/lib/config';
import { dayAt } from '@/lib/french/day';
import type { AdQuery, FoundAds } from '@/lib/places/ads-index/ad-query';
import type { AdCounts } from '@/lib/places/ads-index/counts';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { IndexStatus } from '@/lib/runtime/metrics/recorder';
import { processSingleton } from '@/lib/runtime/process-singleton';
import { whileListening } from '@/lib/runtime/while-listening';
import { withTimeout } from '@/lib/runtime/with-timeout';

/** Milliseconds before each further try of a call. */
const retryDelaysMs = [500, 2_000, 5_000];

/** The updater of the index of this process; `null` where there is none. */
export function currentUpdater(): IndexUpdater | null {
  return processSingleton<IndexUpdater | null>('ads-index', () => {
    if (config.ADS_INDEX === 'off' || isBuilding) return null;
    const max = config.ADS_INDEX_MAX;
    const position = () => sharing?.feed.position ?? null;
    const options = { source: adsOfApi, refreshes, places: gazetteer, position };
    if (isOnVercel) return new IndexUpdater({ ...options, ...vercelOptions(max) });
    const store = sharing === null ? ownWalks : sharedWalks(sharing);
    return new IndexUpdater({ ...options, kind: 'process', store, max, retryDelaysMs });
  });
}

/** Has the index built once the server listens, and updated until it stops. */
export function updateAdsIndex(): void {
  whileListening(() => {
    const updater = currentUpdater();
    if (updater?.kind === 'process') void updater.start();
    return () => updater?.stop();
  });
}

/**
 * Milliseconds that a search waits for an index that prepares (docs/product.md#index-of-ads), and the webhook for the
 * list.
 */
const timeoutMs = 2_000;

/**
 * Whether ads can be searched by place. `off`: this process has no index, because ADS_INDEX says so, there are
 * more ads than ADS_INDEX_MAX (on Vercel 10 000), or it builds the site.
 */
export function placeSearchState(): IndexUpdater['state'] {
  return currentUpdater()?.state ?? 'off';
}

/** Whether pages offer the search by place: during the build, what the configuration says. */
export function isPlaceSearchOffered(): boolean {
  if (isBuilding) return config.ADS_INDEX === 'on';
  return placeSearchState() !== 'off';
}

/**
 * The open ads of a place. While the API fails, those that the index has; never an ad that was deleted according to the
 * webhook.
 *
 * @throws {IndexNotReadyError} when there is no index, or none within two seconds.
 */
export async function searchAdsByPlace(query: AdQuery): Promise<FoundAds> {
  const updater = currentUpdater();
  if (updater !== null) await withTimeout(updater.load(), timeoutMs).catch(() => {});
  if (updater?.state !== 'ready') throw new IndexNotReadyError('The index of ads is not ready');
  return updater.index.search(query);
}

/** How many ads are open today, by place and by specialty; `null` when the index is not ready. */
export async function countsOfAds(): Promise<AdCounts | null> {
  const updater = currentUpdater();
  // On Vercel a request loads the index.
  if (updater?.kind === 'snapshot') await withTimeout(updater.load(), timeoutMs).catch(() => {});
  return loadedCounts();
}

/** {@link countsOfAds} where nothing can be loaded: in a cached function, whose own calls Next.js does not cache. */
export function loadedCounts(): AdCounts | null {
  const updater = currentUpdater();
  return updater?.state === 'ready' ? updater.index.counts(dayAt(new Date())) : null;
}

/** The state of the index, for `/readyz` and the metrics. */
export function indexStatus(): IndexStatus {
  const updater = currentUpdater();
  const state = placeSearchState();
  if (updater?.state !== 'ready') return { state, ads: 0, bytes: 0, ageSeconds: null };
  return {
    state,
    ads: updater.index.size,
    bytes: updater.index.bytes,
    ageSeconds: updater.ageSeconds,
  };
}

/**
 * Puts an ad that the API has just returned into the index of this instance, before its pages expire.
 *
 * @param body the response; `null` when the API has no such ad. An invalid one is left to the next walk.
 */
export function indexAd(id: number, body: unknown): void {
  try {
    const published = body === null ? null : readItem(publishedAd, body);
    currentUpdater()?.changes.take(id, published);
  } catch {
    // The listener of refreshes requests it again, and logs.
  }
}

/** Brings what is new in the list into the index of this instance, before its pages expire. Never throws. */
export async function indexNewAds(): Promise<void> {
  const updater = currentUpdater();
  if (updater?.kind === 'process')
    await withTimeout(updater.readLatest(), timeoutMs).catch(() => {});
}
