/* What the list needs once its search is another: one file, because each costs the list some code that loads it. */
export { listTitle } from '@/lib/ads/search-in-words';
export { readAdsPage } from '@/lib/api/browser/ads-page';
