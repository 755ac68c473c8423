import { useSyncExternalStore } from 'react';
import {
  type AdSearch,
  adListHref,
  adListPath,
  defaultSearch,
  formatAdSearch,
  parseAdSearch,
} from '@/lib/ads/search';

/** The search the page was rendered for, and the requested query, which may differ. */
export type ServedSearch = { search: AdSearch; requestedQuery: string };

const listeners = new Set<() => void>();
let watching = false;

function subscribe(listener: () => void): () => void {
  watchUrl();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Notifies of every change of the URL: Back and Forward, our own, and those of the router, which may
 * return to this list without rendering it. (Not all browsers have the Navigation API.)
 */
function watchUrl(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('popstate', notify);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = window.history[name];
    window.history[name] = function (...args) {
      change.apply(this, args);
      // The router changes the URL during a commit of React, when no update may be scheduled.
      queueMicrotask(notify);
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

function navigate(search: AdSearch, mode: 'push' | 'replace' = 'push'): void {
  window.history[`${mode}State`](null, '', adListHref(search));
  notify();
}

/**
 * The search, and a function that changes it. It has no state but the URL: it can be shared and reached with Back.
 * `useSearchParams` would keep the list out of the served HTML, which is rendered without a query.
 */
export function useAdSearch({ search: served, requestedQuery }: ServedSearch) {
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
