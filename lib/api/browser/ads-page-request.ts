import { type AdSearch, formatAdSearch, needsIndex } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/calls';

/** A response of the site. `body`: `null` unless the request succeeded. */
export type Received = { status: number; body: unknown };

/** The search by place is being prepared: a later request may succeed. */
export class PreparingError extends Error {}

/** The call for a page of the list, from the root of the site: from the site's own index where the API cannot answer. */
export function adsPageCall(search: AdSearch): string {
  return needsIndex(search) ? indexCall(search) : adsCall(search);
}

/** The call for a page of a search of the index. */
export function indexCall(search: AdSearch): string {
  return `/api/places/ads?${formatAdSearch(search)}`;
}

/** A request for a page of the list, started at a time in milliseconds. */
export type AdsPageRequest = ReturnType<typeof requestAdsPage>;

/** Requests a page of the list from the site, in the browser. @param call returned by {@link adsPageCall}. */
export function requestAdsPage(call: string) {
  const controller = new AbortController();
  const received = fetch(call, { signal: controller.signal }).then(
    async (response): Promise<Received> => ({
      status: response.status,
      body: response.ok ? await response.json() : null,
    }),
  );
  return { call, received, controller, startedAt: Date.now() };
}
