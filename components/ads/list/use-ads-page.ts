import { useEffect, useRef, useState } from 'react';
import { loadChangedList } from '@/components/ads/list/load-changed-list';
import { useRead } from '@/components/ui/use-read';
import { whenIdle } from '@/components/ui/when-idle';
import type { AdsPage } from '@/lib/ads/list/ads-page';
import type { AdSearch } from '@/lib/ads/search';
import {
  adsPageCall,
  PreparingError,
  type Received,
  requestAdsPage,
} from '@/lib/api/browser/ads-page-request';
import { isBeyondEnd } from '@/lib/api/browser/paged';

/** Milliseconds for which a prefetched page is used. */
const maxAgeMs = 30_000;

/** The pages read in this document, by their call: Back shows one at once, while it is read again. */
export const readPages = new Map<string, AdsPage>();

/** The page rendered by the server; `null` when that failed. */
export type ServedPage = {
  search: AdSearch;
  page: AdsPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

/** The page of a search to show. */
export type ShownPage = {
  /** The previous one while it loads, unless that failed. */
  page: AdsPage | undefined;
  /** `preparing`: it failed because the search by place is being prepared. */
  state: 'shown' | 'loading' | 'failed' | 'preparing' | 'beyond-end';
};

/** A page requested before the visitor opens it; `null` when that failed. */
type Prefetch = { call: string; startedAt: number; response: Promise<Received | null> };

/** The page of a search: the served one, or another, which the browser reads. */
export function useAdsPage(search: AdSearch, served: ServedPage) {
  const call = adsPageCall(search);
  const servedCall = adsPageCall(served.search);
  const isServed = call === servedCall;
  // Whether the browser reads pages: once the search is another one, or the visitor retries.
  const [reads, setReads] = useState(false);
  const [stored, setStored] = useState<ServedPage | null>(null);
  const ahead = useRef<Prefetch>(null);
  const { data, error, loading, retry } = useRead(reads ? call : null, readPage, readPages);
  const known = isServed && (stored !== served || !reads) ? served.page : data;
  const [last, setLast] = useState(served.page);
  const state = stateOf();
  const page = known ?? last ?? undefined;

  if (!isServed && !reads) setReads(true);
  if (known && known !== last) setLast(known);

  useEffect(() => {
    if (served.page) readPages.set(servedCall, served.page);
    setStored(served);
  }, [servedCall, served]);

  const nextCall = page?.hasNext ? adsPageCall({ ...search, page: search.page + 1 }) : null;
  useEffect(() => {
    if (nextCall === null || state !== 'shown') return;
    return whenIdle(() => {
      if (ahead.current?.call !== nextCall) ahead.current = prefetch(nextCall);
    });
  }, [nextCall, state]);

  return {
    page,
    state,
    retry() {
      // There is no list on the screen that could stay.
      setLast(null);
      setReads(true);
      retry();
    },
  };

  function stateOf(): ShownPage['state'] {
    // There is always a first page: a 404 for it is a failure (docs/product.md#states-of-the-list).
    if (search.page > 1 && isBeyondEnd(error)) return 'beyond-end';
    if (known) return 'shown';
    if (loading) return 'loading';
    const isPreparing = reads ? error instanceof PreparingError : served.isPreparing;
    return isPreparing ? 'preparing' : 'failed';
  }

  /** Requests a page, unless it is prefetched, while the code that reads it is loaded. */
  async function readPage(call: string, signal: AbortSignal) {
    const prefetched = ahead.current;
    ahead.current = null;
    const isUsable = prefetched?.call === call && Date.now() - prefetched.startedAt < maxAgeMs;
    const early = isUsable ? prefetched.response : Promise.resolve(null);
    const request = early.then((found) => (found?.body ? found : requestAdsPage(call, signal)));
    const [code, response] = await Promise.all([loadChangedList(), request]);
    return code.readAdsPage(call, response);
  }
}

/** Whether there is a message in the place of the page. */
export function isFailed(state: ShownPage['state']): boolean {
  return state === 'failed' || state === 'preparing';
}

function prefetch(call: string): Prefetch {
  const response = requestAdsPage(call).catch(() => null);
  return { call, startedAt: Date.now(), response };
}
