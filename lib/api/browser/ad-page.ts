import type { Ad } from '@/lib/ads/ad';
import type { AdPage } from '@/lib/ads/detail/ad-page';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { BeyondEndError, fetchPaged, isPaged } from '@/lib/api/browser/paged';

/** The search by place is being prepared: a later request may succeed. */
export class PreparingError extends Error {}

const loadFormatting = () => import('@/lib/ads/detail/ad-page');

/** Loads the code that {@link readAdPage} needs, before the visitor turns to a page. */
export function prepareAdPages(): void {
  // A failed load is retried with the page.
  loadFormatting().catch(() => undefined);
}

/** The call for a page of the list, from the root of the site: with a place, the site searches itself. */
export function adPageCall(search: AdSearch): string {
  return search.place === null ? adsCall(search) : `/api/places/ads?${formatAdSearch(search)}`;
}

/**
 * Requests a page of the list from the site, in the browser: what {@link readAdPage} reads.
 *
 * @param call what {@link adPageCall} gives.
 * @throws when the page is beyond the end (see `isBeyondEnd`), or the request fails; {@link PreparingError}
 *   while there is no search by place yet.
 */
export async function fetchAdPage(call: string, signal: AbortSignal): Promise<unknown> {
  if (!isByPlace(call)) return fetchPaged<Ad>(call, signal);
  const response = await fetch(call, { signal });
  if (response.status === 404) throw new BeyondEndError();
  if (response.status === 503) throw new PreparingError();
  if (!response.ok) throw new Error(`The list responded with ${response.status}`);
  return response.json();
}

/**
 * The page in a response to {@link fetchAdPage}. The code that formats ads is loaded by then: the server has
 * formatted those of a page that is opened.
 *
 * @throws when it is none.
 */
export async function readAdPage(call: string, body: unknown): Promise<AdPage> {
  if (isByPlace(call)) {
    if (isAdPage(body)) return body;
  } else if (isPaged<Ad>(body)) {
    const { adPage } = await loadFormatting();
    return adPage(body);
  }
  throw new Error('The list has another shape');
}

function isByPlace(call: string): boolean {
  return call.startsWith('/api/places/');
}

/** The site has made it; this excludes the response of a captive portal. */
function isAdPage(body: unknown): body is AdPage {
  return typeof body === 'object' && body !== null && 'cards' in body && Array.isArray(body.cards);
}
