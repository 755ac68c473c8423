import { dataCache, maxOfSnapshot } from '@/lib/api/ads-index/data-cache';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import { SharedWalks } from '@/lib/api/ads-index/shared-walks';
import { adsOfApi } from '@/lib/api/ads-index/source';
import { ownWalks } from '@/lib/api/ads-index/walk';
import { refreshes } from '@/lib/cache/refreshes';
import { sharing } from '@/lib/cache/sharing';
import { config, isBuilding, isOnVercel } from '@/lib/config';
import { gazetteer } from '@/lib/places/gazetteer';
import { processSingleton } from '@/lib/process-singleton';
import { whileListening } from '@/lib/shutdown/while-listening';

/** Twice what 100 000 ads of an average length take. */
const maxBytes = 500_000_000;
/** Milliseconds before each further try of a call. */
const retryDelaysMs = [500, 2_000, 5_000];

/** The updater of the index of this process; `null` where there is none. */
export function currentUpdater(): IndexUpdater | null {
  return processSingleton('ads-index', () =>
    config.ADS_INDEX === 'off' || isBuilding ? null : createUpdater(),
  );
}

function createUpdater(): IndexUpdater {
  const max = isOnVercel ? Math.min(config.ADS_INDEX_MAX, maxOfSnapshot) : config.ADS_INDEX_MAX;
  const position = () => sharing?.feed.position ?? null;
  const options = { source: adsOfApi, refreshes, places: gazetteer, max, maxBytes, position };
  if (isOnVercel) {
    return new IndexUpdater({ ...options, kind: 'snapshot', store: dataCache, retryDelaysMs: [] });
  }
  return new IndexUpdater({
    ...options,
    kind: 'process',
    store: sharing === null ? ownWalks : new SharedWalks(sharing),
    retryDelaysMs,
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
