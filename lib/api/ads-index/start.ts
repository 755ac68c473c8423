import { adsKeeper } from '@/lib/api/ads-index/ads-keeper';
import { whileListening } from '@/lib/shutdown/while-listening';

/** Has the index built once the server listens, and updated until it stops. */
export function keepAdsIndex(): void {
  whileListening(() => {
    const keeper = adsKeeper();
    if (keeper?.kind !== 'process') return () => {};
    keeper.start();
    return () => keeper.stop();
  });
}
