import { useRead } from '@/components/ui/use-read';
import type { Facets } from '@/lib/ads/facets';
import { type AdFilters, formatAdFeedFilters } from '@/lib/ads/search';
import { facetsCall, readFacets } from '@/lib/api/browser/facets';

/** The counts of the choices of a search. */
export type ServedFacets = {
  filters: AdFilters;
  /** `null` while the index of ads prepares. */
  facets: Facets | null;
};

/** The counts of a search: the served ones, or those that the site counts; until then the last ones. */
export function useFacets(filters: AdFilters, served: ServedFacets | null): Facets | null {
  const last = served?.facets ?? null;
  const isServed = !served || formatAdFeedFilters(filters) === formatAdFeedFilters(served.filters);
  const call = isServed ? null : facetsCall(filters);
  const { data, error } = useRead(call, readFacets, { keepPreviousData: true });
  if (isServed) return last;
  return error ? null : (data ?? last);
}
