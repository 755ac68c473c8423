import { useCallback, useSyncExternalStore } from 'react';
import {
  type AdSearch,
  adListHref,
  adListPath,
  defaultSearch,
  formatAdSearch,
  parseAdSearch,
} from '@/lib/ads/search';

/** The search the page was rendered for, and the query that asked for it when they differ. */
export type ServedSearch = { search: AdSearch; requestedQuery: string };

type Navigate = (search: AdSearch, mode?: 'push' | 'replace') => void;

const listeners = new Set<() => void>();
let watching = false;

function subscribe(listener: () => void): () => void {
  watchAddress();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Hears of every change of the address: Back and Forward, ours, and those of the router, which may
 * come back to this list without rendering it anew. (Not all browsers have the Navigation API.)
 */
function watchAddress(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('popstate', tell);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = window.history[name];
    window.history[name] = function (...args) {
      change.apply(this, args);
      // The router changes the address while React commits, when nothing may be rendered.
      queueMicrotask(tell);
    };
  }
}

let parsed = { query: '', search: defaultSearch };

/** The search of the current URL, parsed once for each query. */
function currentSearch(): AdSearch {
  const { search: query } = location;
  if (parsed.query !== query) {
    parsed = { query, search: parseAdSearch(new URLSearchParams(query)) };
  }
  return parsed.search;
}

/*
 * The URL is the only place where the search lives: it can be shared and reached with Back.
 * `useSearchParams` would say the same but keep the list out of the served HTML, which is made
 * without a query.
 */
export function useAdSearch({
  search: served,
  requestedQuery,
}: ServedSearch): [AdSearch, Navigate] {
  const search = useSyncExternalStore(
    subscribe,
    () => {
      if (location.pathname !== adListPath) return served;
      const current = currentSearch();
      return formatAdSearch(current) === requestedQuery ? served : current;
    },
    () => served,
  );
  const navigate = useCallback<Navigate>((next, mode = 'push') => {
    window.history[`${mode}State`](null, '', adListHref(next));
    tell();
  }, []);
  return [search, navigate];
}
