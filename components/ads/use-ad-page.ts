import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { AdPage } from '@/lib/ads/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { fetchAdPage, isBeyondEnd } from '@/lib/api/browser';

/** The page that came with the HTML; `null` when the server could not have it. */
type ServedPage = { search: AdSearch; page: AdPage | null };

type State = {
  /** What to show: while the next page loads, the last one. */
  page: AdPage | undefined;
  loading: boolean;
  failed: boolean;
  beyondEnd: boolean;
  retry: () => void;
};

export function useAdPage(search: AdSearch, served: ServedPage): State {
  const call = adsCall(search);
  const servedCall = adsCall(served.search);
  const inFlight = useRef<AbortController>(null);
  const fetchedAhead = useRef(new Map<string, Promise<AdPage>>());
  const { cache, mutate: mutateCache } = useSWRConfig();

  const { data, error, isValidating, mutate } = useSWR<AdPage, unknown>(
    call,
    (url: string) => {
      inFlight.current?.abort();
      const ahead = fetchedAhead.current.get(url);
      fetchedAhead.current.delete(url);
      if (ahead) return ahead;
      inFlight.current = new AbortController();
      return fetchAdPage(url, inFlight.current.signal);
    },
    {
      fallbackData: call === servedCall ? (served.page ?? undefined) : undefined,
      // What the server just rendered, or just failed to, is not asked again.
      revalidateOnMount: call === servedCall ? false : undefined,
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );

  // SWR prefers the last data to fallback data, so that Back would show the wrong list.
  useEffect(() => {
    if (served.page) void mutateCache(servedCall, served.page, { revalidate: false });
  }, [mutateCache, servedCall, served.page]);

  // A page that is there stays while it is refreshed, and when that fails.
  const known = cache.get(call)?.data !== undefined;
  const loading = isValidating && !known;
  // There is always a first page: without one, the API failed (specification, section 8).
  const beyondEnd = search.page > 1 && isBeyondEnd(error);
  const neverLoaded = call === servedCall && served.page === null && data === undefined;
  const failed = !isValidating && !known && !beyondEnd && (error !== undefined || neverLoaded);

  useEffect(() => {
    if (!data?.hasNext || loading || failed) return;
    return whenIdle(() => {
      fetchAhead(adsCall({ ...search, page: search.page + 1 }), fetchedAhead.current);
    });
  }, [data, loading, failed, search]);

  return {
    page: data,
    loading,
    failed,
    beyondEnd,
    retry: () => void mutate().catch(() => undefined),
  };
}

/** SWR's own `preload` would keep a failure, and show it in the place of the page. */
function fetchAhead(call: string, pages: Map<string, Promise<AdPage>>): void {
  if (pages.has(call)) return;
  const page = fetchAdPage(call);
  pages.set(call, page);
  page.catch(() => pages.delete(call));
}

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
