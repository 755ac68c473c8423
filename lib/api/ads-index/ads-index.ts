import type { AdQuery, FoundAds } from '@/lib/ads-index/ad-query';
import type { AdCounts } from '@/lib/ads-index/counts';
import { currentUpdater } from '@/lib/api/ads-index/current-updater';
import { readAd } from '@/lib/api/ads-index/source';
import { IndexNotReadyError } from '@/lib/api/errors';
import { config, isBuilding } from '@/lib/config';
import { dayAt } from '@/lib/french/day';
import type { IndexStatus } from '@/lib/metrics/recorder';
import { withTimeout } from '@/lib/with-timeout';

/** Milliseconds that a search waits for an index that prepares (product.md, « Index »), and the webhook for the list. */
const timeoutMs = 2_000;

/**
 * Whether ads can be searched by place. `off`: this process has no index, because ADS_INDEX says so, there are
 * more ads than ADS_INDEX_MAX (on Vercel 10 000), or it builds the site.
 */
export type PlaceSearchState = 'off' | 'preparing' | 'ready';

export function placeSearchState(): PlaceSearchState {
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
  if (updater?.state !== 'ready') {
    return { state: updater?.state ?? 'off', ads: 0, bytes: 0, ageSeconds: null };
  }
  const { state, index, ageSeconds } = updater;
  return { state, ads: index.size, bytes: index.bytes, ageSeconds };
}

/**
 * Puts an ad that the API has just returned into the index of this instance, before its pages expire.
 *
 * @param body the response; `null` when the API has no such ad. An invalid one is left to the next walk.
 */
export function indexAd(id: number, body: unknown): void {
  try {
    currentUpdater()?.take(id, body === null ? null : readAd(body));
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
