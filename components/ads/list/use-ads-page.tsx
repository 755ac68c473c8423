import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ServedPage, ShownPage } from '@/components/ads/list/changed-list';
import { loadChangedList } from '@/components/ads/list/load-changed-list';
import { whenIdle } from '@/components/ui/when-idle';
import type { AdSearch } from '@/lib/ads/search';
import {
  type AdsPageRequest,
  adsPageCall,
  requestAdsPage,
} from '@/lib/api/browser/ads-page-request';

type ChangedList = typeof import('@/components/ads/list/changed-list');

/** The page of a search: the served one, or another, which the `reader` reads once its code is loaded. */
export function useAdsPage(
  search: AdSearch,
  served: ServedPage,
): ShownPage & { reader: ReactNode } {
  const call = adsPageCall(search);
  const isServed = call === adsPageCall(served.search);
  const [reading, setReading] = useState(false);
  const [code, setCode] = useState<ChangedList | 'unloadable' | null>(null);
  const [read, setRead] = useState<ShownPage | null>(null);
  const ahead = useRef<AdsPageRequest>(null);
  if (!isServed && !reading) setReading(true);

  const shown = read?.call === call ? read : unread();
  const { page, state } = shown;
  const isCodeMissing = reading && code === null;

  useEffect(() => {
    if (!isCodeMissing) return;
    // The page is requested while the code is loaded.
    if (ahead.current?.call !== call) ahead.current = requestAhead(call);
    loadChangedList().then(setCode, () => setCode('unloadable'));
  }, [isCodeMissing, call]);

  useEffect(() => {
    const next = adsPageCall({ ...search, page: search.page + 1 });
    // Prefetched for another search.
    if (ahead.current && ![call, next].includes(ahead.current.call)) {
      ahead.current.controller.abort();
      ahead.current = null;
    }
    if (!page?.hasNext || state !== 'shown') return;
    return whenIdle(() => {
      ahead.current ??= requestAhead(next);
    });
  }, [call, page, state, search]);

  return {
    ...shown,
    page: shown === read ? page : (page ?? served.page ?? undefined),
    reader: code !== null && code !== 'unloadable' && (
      <code.AdsPageReader search={search} served={served} ahead={ahead} onRead={setRead} />
    ),
  };

  /** What is shown until the reader has read the page, if it has to. */
  function unread(): ShownPage {
    const servedState = served.page ? 'shown' : served.isPreparing ? 'preparing' : 'failed';
    const waiting = code === 'unloadable' ? 'failed' : 'loading';
    return {
      call,
      page: isServed ? (served.page ?? undefined) : read?.page,
      state: isServed && (served.page || !reading) ? servedState : waiting,
      retry: () => {
        setReading(true);
        setCode(null);
      },
    };
  }
}

/** Whether there is a message in the place of the page. */
export function isFailed(state: ShownPage['state']): boolean {
  return state === 'failed' || state === 'preparing';
}

/** Not SWR's `preload`, which would store a failure and show it instead of the page. */
function requestAhead(call: string): AdsPageRequest {
  const ahead = requestAdsPage(call);
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
