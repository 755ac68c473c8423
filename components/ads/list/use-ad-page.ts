import { type RefObject, useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Ad } from '@/lib/ads/ad';
import { type AdPage, adPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { fetchPaged, isBeyondEnd, type Paged } from '@/lib/api/browser/paged';

// As long as the browser may keep a list without asking (lib/api/cache.ts).
const goodFor = 30_000;

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
  const ahead = useRef<Ahead>(null);
  const { cache, mutate: mutateCache } = useSWRConfig();

  const { data, error, isValidating, mutate } = useSWR<AdPage, unknown>(
    call,
    async (url: string) => {
      inFlight.current?.abort();
      const { ads, controller } = takeAhead(ahead, url) ?? fetchAds(url);
      inFlight.current = controller;
      return adPage(await ads);
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
    const call = adsCall({ ...search, page: search.page + 1 });
    const cancel = whenIdle(() => {
      if (ahead.current?.call !== call) ahead.current = fetchAhead(call);
    });
    return () => {
      cancel();
      // Not taken by now, it is of a search already left.
      ahead.current?.controller.abort();
      ahead.current = null;
    };
  }, [data, loading, failed, search]);

  return {
    page: data,
    loading,
    failed,
    beyondEnd,
    retry: () => void mutate().catch(() => undefined),
  };
}

type Request = { ads: Promise<Paged<Ad>>; controller: AbortController };

/** The next page, asked for before it is wanted; its cards are written once it is. */
type Ahead = Request & { call: string; at: number };

/** Not with SWR's own `preload`, which keeps a failure and shows it in the place of the page. */
function fetchAhead(call: string): Ahead {
  const ahead: Ahead = { call, ...fetchAds(call), at: Date.now() };
  ahead.ads.catch(() => {
    ahead.at = 0;
  });
  return ahead;
}

function fetchAds(call: string): Request {
  const controller = new AbortController();
  return { ads: fetchPaged<Ad>(call, controller.signal), controller };
}

/** The page fetched ahead for a call, once, unless it failed or has become old. */
function takeAhead(ref: RefObject<Ahead | null>, call: string): Ahead | null {
  const ahead = ref.current;
  if (ahead?.call !== call) return null;
  ref.current = null;
  return Date.now() - ahead.at < goodFor ? ahead : null;
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
