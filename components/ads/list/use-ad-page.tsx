import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadChangedList } from '@/components/ads/list/load-changed-list';
import type { AdPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { type AdPageRequest, adPageCall, requestAdPage } from '@/lib/api/browser/ad-page-request';

/** The page rendered by the server; `null` when that failed. */
export type ServedPage = {
  search: AdSearch;
  page: AdPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

/** The page of a search to show. */
export type ShownPage = {
  /** What it was requested with. */
  call: string;
  /** The previous one while it loads. */
  page: AdPage | undefined;
  loading: boolean;
  failed: boolean;
  /** Whether it failed because the search by place is being prepared. */
  preparing: boolean;
  beyondEnd: boolean;
  retry: () => void;
};

type Reader = typeof import('./ad-page-reader').AdPageReader;

/**
 * The page of a search: the served one, or another, whose reader is loaded with the first of them. It has to be
 * rendered for that.
 */
export function useAdPage(search: AdSearch, served: ServedPage): ShownPage & { reader: ReactNode } {
  const call = adPageCall(search);
  const isServed = call === adPageCall(served.search);
  const [reading, setReading] = useState(false);
  const [Reader, setReader] = useState<Reader | 'unloadable' | null>(null);
  const [read, setRead] = useState<ShownPage | null>(null);
  const ahead = useRef<AdPageRequest>(null);
  if (!isServed && !reading) setReading(true);

  const shown = read?.call === call ? read : unread();
  const { page, loading, failed } = shown;
  const isReaderMissing = reading && Reader === null;

  useEffect(() => {
    if (!isReaderMissing) return;
    // Meanwhile.
    if (ahead.current?.call !== call) ahead.current = requestAhead(call);
    loadChangedList().then(
      ({ AdPageReader }) => setReader(() => AdPageReader),
      () => setReader('unloadable'),
    );
  }, [isReaderMissing, call]);

  useEffect(() => {
    const next = adPageCall({ ...search, page: search.page + 1 });
    // Prefetched for another search.
    if (ahead.current && ![call, next].includes(ahead.current.call)) {
      ahead.current.controller.abort();
      ahead.current = null;
    }
    if (!page?.hasNext || loading || failed) return;
    return whenIdle(() => {
      ahead.current ??= requestAhead(next);
    });
  }, [call, page, loading, failed, search]);

  return {
    ...shown,
    page: page ?? served.page ?? undefined,
    reader: Reader !== null && Reader !== 'unloadable' && (
      <Reader search={search} served={served} ahead={ahead} onRead={setRead} />
    ),
  };

  function unread(): ShownPage {
    const loaded = isServed && (served.page !== null || !reading);
    const failed = loaded ? served.page === null : Reader === 'unloadable';
    return {
      call,
      page: isServed ? (served.page ?? undefined) : read?.page,
      loading: !loaded && !failed,
      failed,
      preparing: loaded && served.isPreparing,
      beyondEnd: false,
      retry: () => {
        setReading(true);
        setReader(null);
      },
    };
  }
}

/** Not SWR's `preload`, which would store a failure and show it instead of the page. */
function requestAhead(call: string): AdPageRequest {
  const ahead = requestAdPage(call);
  ahead.received.then(
    ({ body }) => {
      if (body === null) ahead.startedAt = 0;
    },
    () => {
      ahead.startedAt = 0;
    },
  );
  return ahead;
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
