import { useEffect, useState } from 'react';
import type { Facets } from '@/lib/ads/index/facets';
import { type AdFilters, formatAdFeedFilters } from '@/lib/ads/search';
import { facetsCall, readFacets } from '@/lib/api/browser/facets';

/** The counts of the choices of a search. */
export type ServedFacets = {
  search: AdFilters;
  /** `null` while the index of ads prepares, `undefined` when only the API is searched. */
  facets: Facets | null | undefined;
};

/**
 * The counts for filters that are no search yet: those the site counts, until then the last ones. Not with SWR, which
 * each visitor of the list would load.
 */
export function useFacets(filters: AdFilters | null, served: ServedFacets): Facets | null {
  const [counted, setCounted] = useState<{ facets: Facets | null } | null>(null);
  const isServed =
    filters === null ||
    served.facets === undefined ||
    formatAdFeedFilters(filters) === formatAdFeedFilters(served.search);
  const call = isServed ? null : facetsCall(filters);

  useEffect(() => {
    if (call === null) return;
    let isCurrent = true;
    const show = (facets: Facets | null) => isCurrent && setCounted({ facets });
    readFacets(call).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [call]);

  return isServed || counted === null ? (served.facets ?? null) : counted.facets;
}
