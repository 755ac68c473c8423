import { hash } from 'node:crypto';
import { dictionary } from '@/lib/ads-index/dictionary';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import { SharedIndex } from '@/lib/api/ads-index/shared-index';
import { SnapshotLoader } from '@/lib/api/ads-index/snapshot-loader';
import { adsOfApi } from '@/lib/api/ads-index/source';
import { refreshes } from '@/lib/cache/refreshes';
import { sharing } from '@/lib/cache/sharing';
import { config, isBuilding, isOnVercel } from '@/lib/config';
import { gazetteer } from '@/lib/places/gazetteer';
import { processSingleton } from '@/lib/process-singleton';

/**
 * What updates the index of this process; `null` where there is none. Test its `kind`: each bundle has classes of
 * its own, so that `instanceof` fails.
 */
export function currentUpdater(): IndexUpdater | SnapshotLoader | null {
  return processSingleton<IndexUpdater | SnapshotLoader | null>('ads-index', () => {
    if (config.ADS_INDEX === 'off' || isBuilding) return null;
    const options = { source: adsOfApi, refreshes, places: gazetteer, max: config.ADS_INDEX_MAX };
    if (isOnVercel) return new SnapshotLoader(options);
    return new IndexUpdater({
      ...options,
      shared:
        sharing &&
        new SharedIndex(sharing.link, sharing.feed, `${sharing.prefix}ads:${dictionaryName()}:`),
      position: () => sharing?.feed.position ?? null,
    });
  });
}

/** Of how ads are written: instances of two versions do not read each other's snapshots. */
function dictionaryName(): string {
  return hash('sha256', dictionary, 'base64url').slice(0, 16);
}
