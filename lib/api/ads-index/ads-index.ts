import type { AdQuery, FoundAds } from '@/lib/ads-index/ad-query';
import type { AdCounts } from '@/lib/ads-index/counts';
import { currentUpdater } from '@/lib/api/ads-index/current-updater';
import { IndexNotReadyError } from '@/lib/api/errors';
import { config, isBuilding } from '@/lib/config';
import { dayAt } from '@/lib/french/day';
import { withTimeout } from '@/lib/with-timeout';

/** Milliseconds that a search waits for an index that prepares (product.md, « Index »). */
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
 * The open ads of a place. While the API fails, what the index knows; never an ad that the webhook said is
 * deleted.
 *
 * @throws {IndexNotReadyError} when there is no index, or none within two seconds.
 */
export async function searchAdsByPlace(query: AdQuery): Promise<FoundAds> {
  const updater = currentUpdater();
  if (updater?.kind === 'process' && updater.state === 'preparing') {
    await withTimeout(updater.settled, timeoutMs).catch(() => {});
  }
  await loadSnapshot();
  if (updater?.state !== 'ready') throw new IndexNotReadyError('The index of ads is not ready');
  return updater.index.search(query);
}

/** How many ads are open today, by place and by specialty; `null` when the index is not ready. */
export async function countsOfAds(): Promise<AdCounts | null> {
  await loadSnapshot();
  return loadedCounts();
}

/** On Vercel a request loads the index, within two seconds. */
async function loadSnapshot(): Promise<void> {
  const updater = currentUpdater();
  if (updater?.kind === 'snapshot') await withTimeout(updater.load(), timeoutMs).catch(() => {});
}

/** {@link countsOfAds} where nothing can be loaded: in a cached function, whose own calls Next.js does not cache. */
export function loadedCounts(): AdCounts | null {
  const updater = currentUpdater();
  return updater?.state === 'ready' ? updater.index.counts(dayAt(new Date())) : null;
}

/** The state of the index, for `/readyz`. */
export type IndexStatus = {
  state: PlaceSearchState;
  ads: number;
  /** Of memory. */
  bytes: number;
  /** Since the API, or a snapshot of it, was last read whole; `null` before. */
  ageSeconds: number | null;
};

export function indexStatus(): IndexStatus {
  const updater = currentUpdater();
  if (updater?.state !== 'ready') {
    return { state: updater?.state ?? 'off', ads: 0, bytes: 0, ageSeconds: null };
  }
  const { state, index, ageSeconds } = updater;
  return { state, ads: index.size, bytes: index.bytes, ageSeconds };
}
