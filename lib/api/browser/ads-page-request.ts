import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/calls';

/** A response of the site; its body is `null` unless the request succeeded. */
export type Received = { status: number; body: unknown };

/** The search by place is being prepared: a later request may succeed. */
export class PreparingError extends Error {}

/** The call for a page of the list, from the root of the site: with a place, the site searches itself. */
export function adsPageCall(search: AdSearch): string {
  return search.place === null ? adsCall(search) : `/api/places/ads?${formatAdSearch(search)}`;
}

/** Requests a page of the list from the site, in the browser. @param call returned by {@link adsPageCall}. */
export async function requestAdsPage(call: string, signal: AbortSignal): Promise<Received> {
  const response = await fetch(call, { signal });
  return { status: response.status, body: response.ok ? await response.json() : null };
}
