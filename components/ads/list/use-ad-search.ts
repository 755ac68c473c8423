import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  type AdSearch,
  adListHref,
  adListPath,
  formatAdSearch,
  parseAdSearch,
} from '@/lib/ads/search';

/** The search the page was rendered for, and the requested query, which may differ. */
export type ServedSearch = { search: AdSearch; requestedQuery: string };

type Navigate = (search: AdSearch, mode?: 'push' | 'replace') => void;

const listeners = new Set<() => void>();
let watching = false;

function subscribe(listener: () => void): () => void {
  watchUrl();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Notifies of every change of the URL: Back and Forward, our own, and those of the router, which may
 * return to this list without rendering it. (Not all browsers have the Navigation API.)
 */
function watchUrl(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('popstate', tell);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = window.history[name];
    window.history[name] = function (...args) {
      change.apply(this, args);
      // The router changes the URL during a commit of React, when no update may be scheduled.
      queueMicrotask(tell);
    };
  }
}

/*
 * The search has no state but the URL: it can be shared and reached with Back. `useSearchParams`
 * would keep the list out of the served HTML, which is rendered without a query.
 */
export function useAdSearch({
  search: served,
  requestedQuery,
}: ServedSearch): [AdSearch, Navigate] {
  const servedQuery = formatAdSearch(served);
  const query = useSyncExternalStore(
    subscribe,
    () => {
      if (location.pathname !== adListPath) return servedQuery;
      const current = formatAdSearch(parseAdSearch(new URLSearchParams(location.search)));
      return current === requestedQuery ? servedQuery : current;
    },
    () => servedQuery,
  );
  const search = useMemo(() => parseAdSearch(new URLSearchParams(query)), [query]);
  const navigate = useCallback<Navigate>((next, mode = 'push') => {
    window.history[`${mode}State`](null, '', adListHref(next));
    tell();
  }, []);
  return [search, navigate];
}
