import { type AdsPage, receivedAdsPage, type SentAd, type WiderSearch } from '@/lib/ads/card';
import { PreparingError, type Received } from '@/lib/api/browser/ads-page-request';
import { BeyondEndError, isPaged } from '@/lib/api/browser/paged';

/** The page of the list in a response. @throws {BeyondEndError | PreparingError} or another when there is none. */
export function readAdsPage(call: string, { status, body }: Received): AdsPage {
  const isByPlace = call.startsWith('/api/places/');
  if (status === 404) throw new BeyondEndError();
  if (status === 503 && isByPlace) throw new PreparingError();
  if (isByPlace && isAdsPage(body)) return body;
  if (!isByPlace && isPaged<SentAd>(body)) return receivedAdsPage(body);
  throw new Error(`The list responded with ${status}`);
}

/** What to search for instead of a search that finds nothing; nothing when the index does not answer. */
export async function readWiderSearches(call: string): Promise<WiderSearch[]> {
  const body: unknown = await fetch(call).then(
    (response) => response.json(),
    () => null,
  );
  return isAdsPage(body) ? body.wider : [];
}

/** The site has made it; this excludes the response of a captive portal. */
function isAdsPage(body: unknown): body is AdsPage {
  return typeof body === 'object' && body !== null && 'cards' in body && Array.isArray(body.cards);
}
