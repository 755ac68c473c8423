import type { Ad } from '@/lib/ads/ad';
import { type AdPage, adPage } from '@/lib/ads/detail/ad-page';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { BeyondEndError, fetchPaged } from '@/lib/api/browser/paged';

/** The search by place is being prepared: a later request may succeed. */
export class PreparingError extends Error {}

/** The call for a page of the list, from the root of the site: with a place, the site searches itself. */
export function adPageCall(search: AdSearch): string {
  return search.place === null ? adsCall(search) : `/api/places/ads?${formatAdSearch(search)}`;
}

/**
 * Requests a page of the list from the site, in the browser.
 *
 * @param call what {@link adPageCall} gives.
 * @throws when the page is beyond the end (see `isBeyondEnd`), or the request fails; {@link PreparingError}
 *   while there is no search by place yet.
 */
export async function fetchAdPage(call: string, signal: AbortSignal): Promise<AdPage> {
  if (!call.startsWith('/api/places/')) return adPage(await fetchPaged<Ad>(call, signal));
  const response = await fetch(call, { signal });
  if (response.status === 404) throw new BeyondEndError();
  if (response.status === 503) throw new PreparingError();
  if (!response.ok) throw new Error(`The list responded with ${response.status}`);
  const body: unknown = await response.json();
  if (!isAdPage(body)) throw new Error('The list has another shape');
  return body;
}

/** The site has made it; this excludes the response of a captive portal. */
function isAdPage(body: unknown): body is AdPage {
  return typeof body === 'object' && body !== null && 'cards' in body && Array.isArray(body.cards);
}
