import { currentUpdater } from '@/lib/api/ads-index/current-updater';
import { whileListening } from '@/lib/shutdown/while-listening';

/** Has the index built once the server listens, and updated until it stops. */
export function updateAdsIndex(): void {
  whileListening(() => {
    const updater = currentUpdater();
    if (updater?.kind !== 'process') return () => {};
    updater.start();
    return () => updater.stop();
  });
}
