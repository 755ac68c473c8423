import { type AdsPage, receivedAdsPage, type SentAd } from '@/lib/ads/list/ads-page';
import type { Received } from '@/lib/api/browser/ads-page-request';
import { isPaged } from '@/lib/api/browser/paged';

/**
 * The page of the list in the response to a call, ready to show, or why there is none: `preparing` while there is no
 * search by place yet.
 */
export function readAdsPage(
  call: string,
  { status, body }: Received,
): AdsPage | 'beyond-end' | 'preparing' | 'failed' {
  const isByPlace = call.startsWith('/api/places/');
  if (status === 404) return 'beyond-end';
  if (status === 503 && isByPlace) return 'preparing';
  if (isByPlace && isAdsPage(body)) return body;
  if (!isByPlace && isPaged<SentAd>(body)) return receivedAdsPage(body);
  return 'failed';
}

/** The site has made it; this excludes the response of a captive portal. */
function isAdsPage(body: unknown): body is AdsPage {
  return typeof body === 'object' && body !== null && 'cards' in body && Array.isArray(body.cards);
}
