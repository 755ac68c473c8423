import { openedAdsItem, readVisits } from '@/lib/ads/visits/stored-visits';
import { notifyOfChange, writeItem } from '@/lib/runtime/watch-storage';

const maxAds = 500;

/** Remembers that an ad was opened: the last 500. */
export function rememberAd(id: number): void {
  const others = readVisits(openedAdsItem).match(/\d+/g) ?? [];
  const ids = [`${id}`, ...others.filter((other) => other !== `${id}`)].slice(0, maxAds);
  writeItem('localStorage', openedAdsItem, `,${ids.join()},`);
  notifyOfChange(openedAdsItem);
}
