import { after } from 'next/server';
import type { Facets } from '@/lib/ads/facets';
import type { AdCounts, AdsIndex } from '@/lib/ads/index/ads-index';
import type { AdQuery } from '@/lib/ads/index/query';
import type { FoundAds } from '@/lib/ads/index/search';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import type { ListReader } from '@/lib/api/ads-index/list-reader';
import { claimNextSnapshot, snapshotOptions } from '@/lib/api/ads-index/snapshot';
import { adsOfApi, ownWalks } from '@/lib/api/ads-index/walk';
import { IndexNotReadyError } from '@/lib/api/errors';
import { adReader } from '@/lib/api/schemas/ad';
import { readItem } from '@/lib/api/schemas/lists';
import { refreshes } from '@/lib/cache/refreshes';
import { sharing } from '@/lib/cache/sharing';
import { config, isBuilding, isOnVercel } from '@/lib/config/config';
import { dayAt } from '@/lib/french/day';
import type { IndexStatus } from '@/lib/runtime/metrics/recorder';
import { processSingleton } from '@/lib/runtime/process-singleton';
import { whileListening } from '@/lib/runtime/while-listening';
import { withTimeout } from '@/lib/runtime/with-timeout';

/** Milliseconds before each further try of a call. */
const retryDelaysMs = [500, 2_000, 5_000];
/** Milliseconds that a search waits at most for the index (docs/product.md#index-of-ads), and the webhook for the list. */
const timeoutMs = 2_000;
/** Those that a search waits on Vercel, where each instance first loads the snapshot: a second for 5 000 ads. */
const snapshotTimeoutMs = 5_000;

/** The updater of the index of this process; `null` where there is none. */
export function currentUpdater(): IndexUpdater | null {
  return processSingleton<IndexUpdater | null>('ads-index', () => {
    if (config.ADS_INDEX === 'off' || isBuilding) return null;
    const max = config.ADS_INDEX_MAX;
    const position = () => sharing?.feed.position ?? null;
    const options = { source: adsOfApi, refreshes, position };
    if (isOnVercel) return new IndexUpdater({ ...options, ...snapshotOptions(max) });
    return new IndexUpdater({ ...options, isSnapshot: false, store: ownWalks, max, retryDelaysMs });
  });
}

/** Has the index built once the server listens, and updated until it stops. */
export function updateAdsIndex(): void {
  whileListening((stopping) => {
    const updater = currentUpdater();
    void updater?.start();
    stopping.addEventListener('abort', () => updater?.stop());
  });
}

/** Whether ads can be searched by place; `off` also when this process has no index, or there are too many ads for it. */
export function placeSearchState(): ListReader['state'] {
  return currentUpdater()?.reader.state ?? 'off';
}

/** Whether pages offer the search by place: during the build, what the configuration says. */
export function isPlaceSearchOffered(): boolean {
  return isBuilding ? config.ADS_INDEX === 'on' : placeSearchState() !== 'off';
}

function readyIndex(): AdsIndex | null {
  const reader = currentUpdater()?.reader;
  return reader?.state === 'ready' ? reader.index : null;
}

/** The open ads of a search. @throws {IndexNotReadyError} when there is no index, or none in time. */
export async function searchAds(query: AdQuery): Promise<FoundAds> {
  return (await loadedIndex()).search(query);
}

/** How many ads wider searches find ({@link AdsIndex.countsOfBroader}). @throws {IndexNotReadyError} as `searchAds`. */
export async function countWider(query: AdQuery, wider: readonly AdQuery[]): Promise<number[]> {
  return (await loadedIndex()).countsOfBroader(query, wider);
}

async function loadedIndex(): Promise<AdsIndex> {
  await loadIndex(currentUpdater()?.isSnapshot ? snapshotTimeoutMs : timeoutMs);
  const index = readyIndex();
  if (index === null) throw new IndexNotReadyError('The index of ads is not ready');
  return index;
}

/** How many ads a search would have with each choice; `null` when the index is not ready. Loads a snapshot. */
export async function facetsOfAds(query: AdQuery): Promise<Facets | null> {
  if (currentUpdater()?.isSnapshot) await loadIndex(timeoutMs);
  return readyIndex()?.facets(query).facets ?? null;
}

/** How many ads are open today, by place and by specialty; `null` when the index is not ready. Loads a snapshot. */
export async function countsOfAds(): Promise<AdCounts | null> {
  if (currentUpdater()?.isSnapshot) await loadIndex(timeoutMs);
  return loadedCounts();
}

/** {@link countsOfAds}, without loading a snapshot. */
export function loadedCounts(): AdCounts | null {
  return readyIndex()?.counts(dayAt(new Date())) ?? null;
}

/** The state of the index, for `/readyz` and the metrics. */
export function indexStatus(): IndexStatus {
  const { size: ads = 0 } = readyIndex() ?? {};
  const ageSeconds = currentUpdater()?.reader.ageSeconds ?? null;
  return { state: placeSearchState(), ads, bytes: 0, ageSeconds };
}

/** Puts an ad that the API has just returned (`null`: it has none) into the index, before its pages expire. */
export function indexAd(id: number, body: unknown): void {
  try {
    currentUpdater()?.take(id, body === null ? null : readItem(adReader, body));
  } catch {
    // An invalid ad is logged when the listener of refreshes requests it again.
  }
}

/** Brings what may have changed into the index of this instance, before its pages expire. Never throws. */
export async function indexChanges(): Promise<void> {
  const updater = currentUpdater();
  if (updater?.isSnapshot === false) await withinTimeout(updater.readChanges(), timeoutMs);
}

/** Waits for the index. On Vercel its snapshot goes on loading after the response, and the next one is made then. */
async function loadIndex(ms: number): Promise<void> {
  const updater = currentUpdater();
  const loading = updater?.load();
  if (updater?.isSnapshot)
    after(async () => {
      await loading;
      if (await claimNextSnapshot(updater.reader.ageSeconds)) await updater.readAll(true);
    });
  await withinTimeout(loading, ms);
}

async function withinTimeout(work: Promise<unknown> | undefined, ms: number): Promise<void> {
  if (work !== undefined) await withTimeout(work, ms).catch(() => {});
}
