import { useEffect, useRef } from 'react';
import type { AdsPage } from '@/lib/ads/card';
import type { AdSearch } from '@/lib/ads/search';
import { listTitle } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';

export type Listed = {
  search: AdSearch;
  /** Whether it is the search that the server rendered the page for, title included. */
  isServed: boolean;
  specialties: Specialty[] | null;
  /** Its page; while it loads, the one before. */
  page: AdsPage | undefined;
  loading: boolean;
};

/** Milliseconds within which the router compares the titles of two URLs. */
const routerMs = 300;

/**
 * Updates the title of the document with the list. When the URL changes, the router announces the title if it differs.
 * The new title comes later: so that the router does not announce the previous one, the first title stands meanwhile.
 */
export function usePageTitle({ search, isServed, specialties, page, loading }: Listed): void {
  const first = useRef<string>(null);
  // `null` while the page is that of another place, or of none.
  const where = page && page.place?.slug === search.place ? page.where : null;
  useEffect(() => {
    if (isServed && first.current === null) return;
    first.current ??= document.title;
    document.title = first.current;
    // Only the page names the place.
    if (loading && search.place) return;
    const timer = setTimeout(() => {
      const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
      document.title = `${listTitle(search, specialties, where)} – ${site?.content ?? ''}`;
    }, routerMs);
    return () => clearTimeout(timer);
  }, [search, isServed, specialties, where, loading]);
}
