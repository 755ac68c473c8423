import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { parseAdSearch } from '@/lib/ads/parse-search';
import {
  type AdSearch,
  adListHref,
  adListPath,
  defaultSearch,
  formatAdSearch,
} from '@/lib/ads/search';

/** The search the page was rendered for, and the requested query, which may differ. */
export type ServedSearch = { search: AdSearch; requestedQuery: string };

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
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

function navigate(search: AdSearch, mode: 'push' | 'replace' = 'push'): void {
  window.history[`${mode}State`](null, '', adListHref(search));
  for (const listener of listeners) listener();
}

/**
 * The search, and a function that changes it. It has no state but the URL: it can be shared and reached with Back. The
 * router changes the parameters in a transition, so they only say that it has changed the URL.
 */
export function useAdSearch({ search: served, requestedQuery }: ServedSearch) {
  useSearchParams();
  const search = useSyncExternalStore(
    subscribe,
    () => {
      if (location.pathname !== adListPath) return served;
      const current = currentSearch();
      return formatAdSearch(current) === requestedQuery ? served : current;
    },
    () => served,
  );
  return [search, navigate] as const;
}
