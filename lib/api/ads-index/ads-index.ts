import { after } from 'next/server';
import type { AdsIndex } from '@/lib/ads/index/ads-index';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import { SnapshotReader } from '@/lib/api/ads-index/snapshot';
import { adsOfApi } from '@/lib/api/ads-index/walk';
import { IndexNotReadyError } from '@/lib/api/errors';
import { refreshes } from '@/lib/cache/refreshes';
import { config, isBuilding, isOnVercel } from '@/lib/config/config';
import type { IndexStatus } from '@/lib/runtime/metrics/recorder';
import { processSingleton } from '@/lib/runtime/process-singleton';
import { whileListening } from '@/lib/runtime/while-listening';
import { withTimeout } from '@/lib/runtime/with-timeout';

/** Milliseconds that a page waits for what it can do without, and the webhook for the list. */
const timeoutMs = 2_000;
/** Milliseconds that a search waits on Vercel, where each instance first loads the snapshot: a second for 5 000 ads. */
const snapshotTimeoutMs = 5_000;
const isOffered = () => config.ADS_INDEX === 'on' && !isBuilding;

const updater = () =>
  processSingleton('ads-index', () => {
    if (!isOffered() || isOnVercel) return null;
    return new IndexUpdater(adsOfApi, config.ADS_INDEX_MAX, refreshes);
  });

/** The index on Vercel; `null` elsewhere, and where it is switched off. */
export const snapshot = () =>
  processSingleton('ads-snapshot', () => {
    if (!isOffered() || !isOnVercel) return null;
    return new SnapshotReader(adsOfApi, config.ADS_INDEX_MAX, refreshes);
  });

const reader = () => updater() ?? snapshot();

/** Has the index built once the server listens, and updated until it stops. */
export function updateAdsIndex(): void {
  whileListening((stopping) => void updater()?.start(stopping));
}

/** The state of the index, for `/readyz` and the metrics; `off` also when there are too many ads for it. */
export function indexStatus(): IndexStatus {
  const { state = 'off', index, ageSeconds = null } = reader() ?? {};
  return { state, ads: index?.size ?? 0, ageSeconds };
}

/** The index that is ready at once; `null` without one. */
export function readyIndex(): AdsIndex | null {
  const { state, index = null } = reader() ?? {};
  return state === 'ready' ? index : null;
}

/** The index, for what there is an answer without it; waits in the first seconds of the server, and for a snapshot. */
export async function findIndex(ms = timeoutMs): Promise<AdsIndex | null> {
  const loading = reader()?.load();
  // The snapshot goes on loading after the response, and the next one is made then.
  if (isOnVercel && loading) after(() => loading.then(() => snapshot()?.renewWhenOld()));
  if (loading) await withTimeout(loading, ms).catch(() => {});
  return readyIndex();
}

/** The index, for what only it answers. @throws {IndexNotReadyError} when there is none, or none in time. */
export async function waitForIndex(): Promise<AdsIndex> {
  const index = await findIndex(snapshotTimeoutMs);
  if (index === null) throw new IndexNotReadyError('The index of ads is not ready');
  return index;
}

/**
 * Brings what the webhook reports into the index, before pages expire. @throws when Vercel's cache fails.
 * @param ads as the API has just sent them; `null` for one that it no longer has. @param anyAd whether any may have changed.
 */
export async function takeChanges(ads: ReadonlyMap<number, unknown>, anyAd: boolean) {
  await reader()?.take(ads);
  if (anyAd)
    await withTimeout(updater()?.takeAll() ?? Promise.resolve(), timeoutMs).catch(() => {});
}
