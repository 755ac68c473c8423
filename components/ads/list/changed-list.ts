/* The code that the list needs once its search changes: one file, as each dynamic import costs the list some code. */
export { listTitle } from '@/lib/ads/search-in-words';
export { readAdsPage } from '@/lib/api/browser/ads-page';
