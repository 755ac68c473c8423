import type { Ad } from '@/lib/ads/ad';
import { type AdPage, adPage } from '@/lib/ads/ad-page';

/** The API has no such page of the list (specification, section 8). */
class BeyondEndError extends Error {}

/**
 * Asks our own door for a page of ads, from the browser.
 *
 * @param call what `adsCall` gives.
 * @throws when the page is beyond the end (`isBeyondEnd` tells), or cannot be had.
 */
export async function fetchAdPage(call: string, signal?: AbortSignal): Promise<AdPage> {
  const answer = await fetch(call, { signal: signal ?? null });
  if (answer.status === 404) throw new BeyondEndError();
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isPagedAds(body)) throw new Error('The list answered something else');
  return adPage(body);
}

/** Whether a page of the list does not exist, rather than cannot be had. */
export function isBeyondEnd(error: unknown): boolean {
  return error instanceof BeyondEndError;
}

/** The door has validated every ad; this tells its answer from that of a captive portal. */
function isPagedAds(body: unknown): body is { count: number; results: Ad[]; next: string | null } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'count' in body &&
    typeof body.count === 'number' &&
    'results' in body &&
    Array.isArray(body.results)
  );
}
