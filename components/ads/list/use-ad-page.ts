import { type RefObject, useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { AdPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { adPageCall, fetchAdPage, PreparingError, readAdPage } from '@/lib/api/browser/ad-page';
import { isBeyondEnd } from '@/lib/api/browser/paged';

/** The browser cache life of a list (lib/api/cache.ts). */
const maxAgeMs = 30_000;

/** The page rendered by the server; `null` when that failed. */
export type ServedPage = {
  search: AdSearch;
  page: AdPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

type State = {
  /** The page to show: the previous one while the next loads. */
  page: AdPage | undefined;
  loading: boolean;
  failed: boolean;
  /** Whether it failed because the search by place is being prepared. */
  preparing: boolean;
  beyondEnd: boolean;
  retry: () => void;
};

export function useAdPage(search: AdSearch, served: ServedPage): State {
  const call = adPageCall(search);
  const servedCall = adPageCall(served.search);
  const inFlight = useRef<AbortController>(null);
  const ahead = useRef<Ahead>(null);
  const { cache, mutate: mutateCache } = useSWRConfig();

  const { data, error, isValidating, mutate } = useSWR<AdPage, unknown>(
    call,
    async (url: string) => {
      inFlight.current?.abort();
      const request = takeAhead(ahead, url) ?? startRequest(url);
      inFlight.current = request.controller;
      return readAdPage(url, request.body);
    },
    {
      fallbackData: call === servedCall ? (served.page ?? undefined) : undefined,
      // The server has just rendered it, or failed to.
      revalidateOnMount: call === servedCall ? false : undefined,
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );

  // `keepPreviousData` wins over `fallbackData`, so that Back would show the wrong list.
  useEffect(() => {
    if (served.page) void mutateCache(servedCall, served.page, { revalidate: false });
  }, [mutateCache, servedCall, served.page]);

  // A cached page stays visible while it is revalidated, and when that fails.
  const known = cache.get(call)?.data !== undefined;
  const loading = isValidating && !known;
  // There is always a first page: a 404 for it is a failure (specification, section 8).
  const beyondEnd = search.page > 1 && isBeyondEnd(error);
  const neverLoaded = call === servedCall && served.page === null && data === undefined;
  const failed = !isValidating && !known && !beyondEnd && (error !== undefined || neverLoaded);

  useEffect(() => {
    if (!data?.hasNext || loading || failed) return;
    const call = adPageCall({ ...search, page: search.page + 1 });
    const cancel = whenIdle(() => {
      if (ahead.current?.call !== call) ahead.current = fetchAhead(call);
    });
    return () => {
      cancel();
      // Unused: the search has changed.
      ahead.current?.controller.abort();
      ahead.current = null;
    };
  }, [data, loading, failed, search]);

  return {
    page: data,
    loading,
    failed,
    preparing:
      neverLoaded && error === undefined ? served.isPreparing : error instanceof PreparingError,
    beyondEnd,
    retry: () => void mutate().catch(() => undefined),
  };
}

type Request = { body: Promise<unknown>; controller: AbortController };

/** The prefetched next page. */
type Ahead = Request & { call: string; at: number };

/** Not SWR's `preload`, which would store a failure and show it instead of the page. */
function fetchAhead(call: string): Ahead {
  const ahead: Ahead = { call, ...startRequest(call), at: Date.now() };
  ahead.body.catch(() => {
    ahead.at = 0;
  });
  return ahead;
}

function startRequest(call: string): Request {
  const controller = new AbortController();
  return { body: fetchAdPage(call, controller.signal), controller };
}

/** Takes the prefetched page of a call, unless it failed or has expired. */
function takeAhead(ref: RefObject<Ahead | null>, call: string): Ahead | null {
  const ahead = ref.current;
  if (ahead?.call !== call) return null;
  ref.current = null;
  return Date.now() - ahead.at < maxAgeMs ? ahead : null;
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
