import type { AdPage, SentAd } from '@/lib/ads/detail/ad-page';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { BeyondEndError, fetchPaged, isPaged } from '@/lib/api/browser/paged';

/** The search by place is being prepared: a later request may succeed. */
export class PreparingError extends Error {}

/** Loads the code that only a list that changes needs. */
export const loadChangedList = () => import('@/lib/api/browser/changed-list');

/** Loads the code that {@link readAdPage} needs, when the next page is pointed at: its ads may be here already. */
export function prepareAdPage(): void {
  // A failed load is retried with the page.
  loadChangedList().catch(() => undefined);
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
  if (!isByPlace(call)) return fetchPaged<SentAd>(call, signal);
  const response = await fetch(call, { signal });
  if (response.status === 404) throw new BeyondEndError();
  if (response.status === 503) throw new PreparingError();
  if (!response.ok) throw new Error(`The list responded with ${response.status}`);
  return response.json();
}

/**
 * The page in the response to {@link fetchAdPage}. The code that formats ads is loaded meanwhile: the server has
 * formatted those of a page that is opened.
 *
 * @throws what the response rejects with; when it is no page.
 */
export async function readAdPage(call: string, response: Promise<unknown>): Promise<AdPage> {
  if (isByPlace(call)) {
    const page = await response;
    if (isAdPage(page)) return page;
  } else {
    const [page, { receivedAdPage }] = await Promise.all([response, loadChangedList()]);
    if (isPaged<SentAd>(page)) return receivedAdPage(page);
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
