import type { Facets } from '@/lib/ads/index/facets';
import { type AdFilters, formatAdFeedFilters } from '@/lib/ads/search';

/** The call for the counts of the choices of a search, from the root of the site. */
export function facetsCall(filters: AdFilters): string {
  return `/api/ads/facets?${formatAdFeedFilters(filters)}`;
}

/** The counts, from the site. @throws without them. */
export async function readFacets(call: string): Promise<Facets> {
  const response = await fetch(call);
  const body: unknown = response.ok ? await response.json() : null;
  if (!isFacets(body)) throw new Error(`The counts responded with ${response.status}`);
  return body;
}

/** The site has made it; this excludes the response of a captive portal. */
function isFacets(body: unknown): body is Facets {
  return typeof body === 'object' && body !== null && 'count' in body && 'days' in body;
}
