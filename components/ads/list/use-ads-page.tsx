import { useEffect, useRef, useState } from 'react';
import type { ReadPage } from '@/components/ads/list/changed-list';
import { loadChangedList } from '@/components/ads/list/load-changed-list';
import { whenIdle } from '@/components/ui/when-idle';
import type { AdsPage } from '@/lib/ads/card';
import type { AdSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import {
  type AdsPageRequest,
  adsPageCall,
  indexCall,
  PreparingError,
  type Received,
  requestAdsPage,
} from '@/lib/api/browser/ads-page-request';
import { BeyondEndError } from '@/lib/api/browser/paged';

/** Milliseconds for which a prefetched page is used. */
const maxAgeMs = 30_000;

/** The page rendered by the server; `null` when that failed. */
export type ServedPage = {
  search: AdSearch;
  page: AdsPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

type Served = { served: ServedPage; specialties: Specialty[] | null; placeSearch: boolean };

export type ShownPage = {
  /** The previous one while it loads, unless that failed. */
  page: AdsPage | undefined;
  /** `preparing`: it failed because the search by place is being prepared. */
  state: 'shown' | 'loading' | 'failed' | 'preparing' | 'beyond-end';
};

/** The page of a search: the served one, or another, which the `reader` reads once its code is loaded. */
export function useAdsPage(search: AdSearch, { served, specialties, placeSearch }: Served) {
  const call = adsPageCall(search);
  const servedCall = adsPageCall(served.search);
  const isServed = call === servedCall;
  // Whether the browser reads pages: once the search is another one, or the visitor retries.
  const [reads, setReads] = useState(false);
  const [code, setCode] = useState<typeof import('./changed-list') | 'unloadable' | null>(null);
  const [read, setRead] = useState<ReadPage | null>(null);
  const ahead = useRef<AdsPageRequest>(null);
  const inFlight = useRef<AbortController>(null);
  const current = read?.call === call ? read : null;
  const error = current?.error;
  const known = current?.page ?? (isServed ? served.page : null);
  const [last, setLast] = useState(served.page);
  const state = stateOf();
  const page = known ?? last ?? undefined;
  const isCodeMissing = reads && code === null;

  if (!isServed && !reads) setReads(true);
  if (known && known !== last) setLast(known);

  useEffect(() => {
    if (!isCodeMissing) return;
    // The page is requested while the code is loaded.
    if (ahead.current?.call !== call) ahead.current = requestPage(call);
    loadChangedList().then(setCode, () => setCode('unloadable'));
  }, [isCodeMissing, call]);

  const nextCall = page?.hasNext ? adsPageCall({ ...search, page: search.page + 1 }) : null;
  useEffect(() => {
    if (nextCall === null || state !== 'shown') return;
    return whenIdle(() => {
      if (ahead.current?.call !== nextCall) ahead.current = requestPage(nextCall);
    });
  }, [nextCall, state]);

  return {
    page,
    state,
    retry() {
      // There is no list on the screen that could stay.
      setLast(null);
      setReads(true);
      if (code === 'unloadable') setCode(null);
      current?.retry();
    },
    reader: code !== null && code !== 'unloadable' && (
      <code.PageReader
        call={call}
        served={{ call: servedCall, page: served.page }}
        request={request}
        indexCall={placeSearch ? indexCall(search) : null}
        listed={{
          search,
          isServed: search === served.search,
          specialties,
          page,
          loading: state === 'loading',
        }}
        onRead={setRead}
      />
    ),
  };

  function stateOf(): ShownPage['state'] {
    // There is always a first page: a 404 for it is a failure (docs/product.md#states-of-the-list).
    if (search.page > 1 && error instanceof BeyondEndError) return 'beyond-end';
    if (known) return 'shown';
    if (!reads) return served.isPreparing ? 'preparing' : 'failed';
    if (current?.loading !== false && code !== 'unloadable') return 'loading';
    return error instanceof PreparingError ? 'preparing' : 'failed';
  }

  /** Requests a page, unless it is prefetched; the request for another page is aborted. */
  function request(call: string): Promise<Received> {
    const prefetched = ahead.current;
    ahead.current = null;
    const isUsable = prefetched?.call === call && Date.now() - prefetched.startedAt < maxAgeMs;
    const current = isUsable ? prefetched : requestPage(call);
    inFlight.current?.abort();
    inFlight.current = current.controller;
    return current.received;
  }
}

export function isFailed(state: ShownPage['state']): boolean {
  return state === 'failed' || state === 'preparing';
}

/** Not SWR's `preload`, which would store a failure and show it instead of the page. */
function requestPage(call: string): AdsPageRequest {
  const request = requestAdsPage(call);
  const expire = () => {
    request.startedAt = 0;
  };
  request.received.then(({ body }) => body === null && expire(), expire);
  return request;
}
