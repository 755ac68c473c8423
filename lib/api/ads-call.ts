import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { adsPath } from '@/lib/api/paths';

/** What the API can search for (docs/product.md#calls). */
export type AdsRequest = Pick<AdSearch, 'page' | 'specialty' | 'startDate' | 'endDate'>;

/**
 * The call for one page of ads, from the root of the API or of the site, whose calls are the same. The API counts pages
 * from zero (docs/product.md#calls); dates are days at midnight.
 */
export function adsCall(search: AdsRequest): string {
  return `${adsPath}?${adsQuery(search)}`;
}

/** The call for the positions of the ads of a page of the list, from the root of the site. */
export function adPositionsCall(search: AdSearch): string {
  return `/api/map/positions?${search.place === null ? adsQuery(search) : formatAdSearch(search)}`;
}

function adsQuery(search: AdsRequest): URLSearchParams {
  const query = new URLSearchParams({ page: String(search.page - 1) });
  if (search.startDate !== null) query.set('startDate', midnight(search.startDate));
  if (search.endDate !== null) query.set('endDate', midnight(search.endDate));
  if (search.specialty !== null) query.set('specialty', String(search.specialty));
  return query;
}

function midnight(day: string): string {
  return `${day} 00:00:00.000`;
}
