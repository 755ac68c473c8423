import { type RefObject, useLayoutEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { AdsPage } from '@/lib/ads/list/ads-page';
import type { AdSearch } from '@/lib/ads/search';
import { listTitle } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { PreparingError, readAdsPage } from '@/lib/api/browser/ads-page';
import {
  type AdsPageRequest,
  adsPageCall,
  requestAdsPage,
} from '@/lib/api/browser/ads-page-request';
import { BeyondEndError } from '@/lib/api/browser/paged';

/* What the list needs once its search is another: one file, because each costs the list some code that loads it. */

/** Milliseconds for which a page that was read ahead is used. */
const maxAgeMs = 30_000;

/** The page rendered by the server; `null` when that failed. */
export type ServedPage = {
  search: AdSearch;
  page: AdsPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

/** The page of a search to show. */
export type ShownPage = {
  /** What it was requested with. */
  call: string;
  /** The previous one while it loads, unless that failed. */
  page: AdsPage | undefined;
  /** `preparing`: it failed because the search by place is being prepared. */
  state: 'shown' | 'loading' | 'failed' | 'preparing' | 'beyond-end';
  retry: () => void;
};

type Props = {
  search: AdSearch;
  served: ServedPage;
  /** The next page, when it was prefetched. */
  ahead: RefObject<AdsPageRequest | null>;
  /** Called with the page of the search, and whenever something about it changes. */
  onRead: (read: ShownPage) => void;
};

/** Reads the page of a search. A component without a view, because its code is loaded when it is needed. */
export function AdsPageReader({ search, served, ahead, onRead }: Props) {
  const call = adsPageCall(search);
  const servedCall = adsPageCall(served.search);
  const inFlight = useRef<AbortController>(null);
  const { cache, mutate: mutateCache } = useSWRConfig();

  const { data, error, isValidating, mutate } = useSWR<AdsPage, unknown>(
    call,
    async (url: string) => {
      inFlight.current?.abort();
      const request = takeAhead(ahead, url) ?? requestAdsPage(url);
      inFlight.current = request.controller;
      return readAdsPage(url, await request.received);
    },
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );

  // For Back, which shows it at once.
  useLayoutEffect(() => {
    if (served.page) void mutateCache(servedCall, served.page, { revalidate: false });
  }, [mutateCache, servedCall, served.page]);

  // A cached page stays visible while it is revalidated, and when that fails.
  const known = cache.get(call)?.data !== undefined;
  const state = stateOf();
  // After a failure there is no list on the screen that could stay.
  const isRetry = state === 'loading' && error !== undefined;
  const page = isRetry ? undefined : (data ?? served.page ?? undefined);

  useLayoutEffect(() => {
    const retry = () => void mutate().catch(() => undefined);
    onRead({ call, page, state, retry });
  }, [onRead, call, page, state, mutate]);

  return null;

  function stateOf() {
    // There is always a first page: a 404 for it is a failure (docs/product.md#states-of-the-list).
    if (search.page > 1 && error instanceof BeyondEndError) return 'beyond-end';
    if (known) return 'shown';
    if (isValidating) return 'loading';
    if (error === undefined) return 'shown';
    return error instanceof PreparingError ? 'preparing' : 'failed';
  }
}

/** Takes the prefetched page of a call, unless it has expired. */
function takeAhead(ref: RefObject<AdsPageRequest | null>, call: string): AdsPageRequest | null {
  const ahead = ref.current;
  if (ahead?.call !== call) return null;
  ref.current = null;
  return Date.now() - ahead.startedAt < maxAgeMs ? ahead : null;
}

/** Sets the title of the document, as the server writes it, with the name of the site. */
export function writePageTitle(
  search: AdSearch,
  specialties: Specialty[] | null,
  where: string | null,
): void {
  const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  document.title = `${listTitle(search, specialties, where)} – ${site?.content ?? ''}`;
}
