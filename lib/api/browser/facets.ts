import type { Facets } from '@/lib/ads/index/facets';
import { type AdFilters, formatAdFeedFilters } from '@/lib/ads/search';
import { readJson } from '@/lib/api/browser/read-json';

/** The call for the counts of the choices of a search, from the root of the site. */
export function facetsCall(filters: AdFilters): string {
  return `/api/ads/facets?${formatAdFeedFilters(filters)}`;
}

/** The counts, from the site; `null` without an index. @throws when the request fails. */
export const readFacets = (call: string) => readJson<Facets>(call, 'count', 'days');
