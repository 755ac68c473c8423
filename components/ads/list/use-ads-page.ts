import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChangedList } from '@/components/ads/list/load-changed-list';
import { whenIdle } from '@/components/ui/when-idle';
import type { AdsPage } from '@/lib/ads/list/ads-page';
import type { AdSearch } from '@/lib/ads/search';
import { adsPageCall, type Received, requestAdsPage } from '@/lib/api/browser/ads-page-request';

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
  // There is always a first page: a 404 for it is a failure (docs/product.md#states-of-the-list).
  const canEnd = search.page > 1;
  const [last, setLast] = useState({ served, call: servedCall, ...shownOf(served) });
  // Zero until the search is another one, or the visitor retries.
  const [attempt, setAttempt] = useState(0);
  const ahead = useRef<Prefetch>(null);
  const known = (isServed && served.page) || readPages.get(call);
  const { page, state }: ShownPage =
    last.call === call || known ? last : { page: last.page, state: 'loading' };

  if (!isServed && attempt === 0) setAttempt(1);
  if (isServed && last.served !== served) setLast({ served, call, ...shownOf(served) });
  else if (last.call !== call && known) setLast({ served, call, page: known, state: 'shown' });

  useEffect(() => {
    if (served.page) readPages.set(servedCall, served.page);
  }, [servedCall, served.page]);

  useEffect(() => {
    if (attempt === 0) return;
    const controller = new AbortController();
    const prefetched = ahead.current;
    ahead.current = null;
    readPage(call, controller.signal, prefetched).then((read) => {
      if (controller.signal.aborted) return;
      // An equal page does not render the list and the map again.
      if (JSON.stringify(readPages.get(call)) === JSON.stringify(read)) return;
      if (typeof read === 'object') readPages.set(call, read);
      setLast((last) => {
        if (typeof read === 'object') return { ...last, call, page: read, state: 'shown' };
        const isEnd = read === 'beyond-end' && canEnd;
        // A known page stays visible when it cannot be read again.
        if (last.call === call && last.state === 'shown' && !isEnd) return last;
        return { ...last, call, state: read === 'beyond-end' && !isEnd ? 'failed' : read };
      });
    });
    return () => controller.abort();
  }, [call, canEnd, attempt]);

  const nextCall = page?.hasNext ? adsPageCall({ ...search, page: search.page + 1 }) : null;
  useEffect(() => {
    if (nextCall === null || state !== 'shown') return;
    return whenIdle(() => {
      if (ahead.current?.call !== nextCall) ahead.current = prefetch(nextCall);
    });
  }, [nextCall, state]);

  function retry() {
    // There is no list on the screen that could stay.
    setLast({ ...last, call, page: undefined, state: 'loading' });
    setAttempt(attempt + 1);
  }

  const isMissing = isFailed(state);
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isMissing) return;
    const listener = () => retryOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isMissing]);

  return { page, state, retry };
}

function shownOf({ page, isPreparing }: ServedPage): ShownPage {
  if (page) return { page, state: 'shown' };
  return { page: undefined, state: isPreparing ? 'preparing' : 'failed' };
}

/** Whether there is a message in the place of the page. */
export function isFailed(state: ShownPage['state']): boolean {
  return state === 'failed' || state === 'preparing';
}

function prefetch(call: string): Prefetch {
  const response = requestAdsPage(call).catch(() => null);
  return { call, startedAt: Date.now(), response };
}

/** Requests a page, unless it is prefetched, while the code that reads it is loaded. */
async function readPage(call: string, signal: AbortSignal, prefetched: Prefetch | null) {
  const isUsable = prefetched?.call === call && Date.now() - prefetched.startedAt < maxAgeMs;
  const early = isUsable ? prefetched.response : Promise.resolve(null);
  const request = early.then((found) => (found?.body ? found : requestAdsPage(call, signal)));
  try {
    const [code, response] = await Promise.all([loadChangedList(), request]);
    return code.readAdsPage(call, response);
  } catch {
    return 'failed';
  }
}
