import { useRouter, useSearchParams } from 'next/navigation';
import { useOffline } from 'next/offline';
import { useEffect, useEffectEvent, useOptimistic, useRef, useState, useTransition } from 'react';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { type AdSearch, adListHref, formatAdSearch } from '@/lib/ads/search';

type Mode = 'push' | 'replace';

/** Milliseconds for the router to render a list that it has: a slow phone takes hundreds. */
const routerMs = 500;

/**
 * Navigates from one list to another. The search that was chosen shows at once, the list when it has arrived.
 * @param served the search of the list that is shown.
 * @param requested the query it was requested with, which differs from its search beyond the end.
 */
export function useListNavigation(served: AdSearch, requested: string) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [search, setSearch] = useOptimistic(served);
  const last = useRef<Mode>('push');
  const query = formatAdSearch(parseAdSearch(new URLSearchParams(useSearchParams())));
  const isElsewhere = !pending && query !== requested && query !== formatAdSearch(served);
  const isOffline = useOffline();
  // One failed request: the router asks again, and may fail again at once.
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed !== (pending && (hasFailed || isOffline))) setFailed(!hasFailed);

  function navigate(next: AdSearch, mode: Mode = 'push') {
    // The router drops a pending navigation for the next one. Back leads through both.
    if (pending && last.current === 'push') {
      if (mode === 'push') window.history.pushState(null, '', adListHref(search));
      go(next, 'push');
    } else go(next, mode);
  }

  function go(next: AdSearch, mode: Mode) {
    last.current = mode;
    startTransition(() => {
      setSearch(next);
      router[mode](adListHref(next), { scroll: false });
    });
  }

  // Back to a search whose list the router has never shown.
  const follow = useEffectEvent(() => go(parseAdSearch(new URLSearchParams(query)), 'replace'));
  useEffect(() => {
    if (!isElsewhere) return;
    // The router renders a list that it has after the parameters of its URL.
    const timer = setTimeout(() => follow(), routerMs);
    return () => clearTimeout(timer);
  }, [isElsewhere]);

  return { search, pending, hasFailed, navigate };
}
