import { useEffect, useRef } from 'react';
import type { AdPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { loadChangedList } from '@/lib/api/browser/ad-page';

type Listed = {
  search: AdSearch;
  /** Whether it is the search that the server rendered the page for, title included. */
  isServed: boolean;
  /** All of them, for their names; `null` when they could not be loaded. */
  specialties: Specialty[] | null;
  /** Its page, which says where it looks; while it loads, the one before. */
  page: AdPage | undefined;
  loading: boolean;
};

/**
 * Updates the title of the document with the list, in the words of the server (`listTitle`): their code is loaded
 * once the search is another.
 */
export function usePageTitle({ search, isServed, specialties, page, loading }: Listed): void {
  const isOurs = useRef(false);
  const where = page?.where ?? null;
  useEffect(() => {
    // Only the page names the place.
    if ((loading && search.place) || (isServed && !isOurs.current)) return;
    isOurs.current = true;
    let isCurrent = true;
    loadChangedList().then(
      ({ writePageTitle }) => isCurrent && writePageTitle(search, specialties, where),
      // Offline: the title stays.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [search, isServed, specialties, where, loading]);
}
