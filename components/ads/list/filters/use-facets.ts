import { useRead } from '@/components/ui/use-read';
import type { Facets } from '@/lib/ads/facets';
import { type AdFilters, formatAdFeedFilters } from '@/lib/ads/search';
import { facetsCall, readFacets } from '@/lib/api/browser/facets';

/** The counts of the choices of a search. */
export type ServedFacets = {
  search: AdFilters;
  /** `null` while the index of ads prepares, `undefined` when only the API is searched. */
  facets: Facets | null | undefined;
};

/** The counts for filters that are no search yet: those the site counts, until then the served ones. */
export function useFacets(
  filters: AdFilters | null,
  { search, facets }: ServedFacets,
): Facets | null {
  const last = facets ?? null;
  const isServed =
    filters === null ||
    facets === undefined ||
    formatAdFeedFilters(filters) === formatAdFeedFilters(search);
  const call = isServed ? null : facetsCall(filters);
  const { data, error } = useRead(call, readFacets, { keepPreviousData: true });
  if (isServed) return last;
  return error ? null : (data ?? last);
}
