import { type AdsPage, adCard, type BroaderSearch, skipInWords } from '@/lib/ads/card';
import type { AdArea, AdQuery, FoundAd, FoundAds } from '@/lib/ads/index/search';
import { maxAds } from '@/lib/ads/position';
import { type AdFilters, type AdSearch, filtersOf, type Radius } from '@/lib/ads/search';
import { formatCount, formatNumber } from '@/lib/french/numbers';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type Place, placePhrase } from '@/lib/places/gazetteer/place';

/** Ads on a page of the list; on the map a page has as many as the map shows. */
const listPageSize = 20;

/** How many ads a page of the list has. */
export function pageSizeOf({ view }: Pick<AdSearch, 'view'>): number {
  return view === 'map' ? maxAds : listPageSize;
}

/** The place of some filters; `null` without one, or for an unknown one. */
export function placeOf({ place: slug }: Pick<AdFilters, 'place'>): Place | null {
  return slug === null ? null : gazetteer().bySlug(slug);
}

/** Where a search by place looks: around the centre of a commune, in the department of one without, or in a territory. */
export function areaOf(place: Place, radiusKm: Radius): AdArea {
  if (place.kind !== 'commune') return { kind: place.kind, code: place.code };
  const { centre, department } = place;
  return centre === null
    ? { kind: 'department', code: department.code }
    : { kind: 'around', centre, radiusKm };
}

/** The query of the index for some filters, the latest ads first; `null` for an unknown place. */
export function indexQuery(filters: AdFilters, today: string): AdQuery | null {
  const place = placeOf(filters);
  if (filters.place !== null && place === null) return null;
  return { ...filtersOf(filters), today, area: place && areaOf(place, filters.radius) };
}

/** Where a search by place looks, in words: « autour de Quimper (50 km) », « dans le Finistère », « en Bretagne ». */
export function placeInWords(place: Place, radius: Radius): string {
  if (place.kind !== 'commune') return placePhrase(place);
  if (place.centre === null) return placePhrase(place.department);
  return `${placePhrase(place)} (${radius}\u00a0km)`;
}

/** A page of what the index found, with searches to offer beside it; `today` is the day in Paris. */
export function foundPage(
  search: AdSearch,
  { count, fitting, ads }: FoundAds,
  { today, broader }: { today: string; broader: BroaderSearch[] },
): AdsPage {
  const place = placeOf(search);
  const isSaid = fitting !== null && count > 0 && !search.onlyFitting;
  const size = pageSizeOf(search);
  const pages = Math.ceil(count / size);
  const offset = (search.page - 1) * size;
  const also = Math.max((fitting ?? 0) - offset, 0);
  return {
    cards: ads.map((found) => adCard(found.published, today, search, distanceInWords(found))),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    where: place && placeInWords(place, search.radius),
    ofWhich: isSaid ? `dont ${fitting ? formatNumber(fitting) : 'aucune'} dans vos dates` : null,
    skip: skipInWords(count),
    range: { first: offset + 1, total: count },
    hasNext: search.page < pages,
    pages,
    // Where nothing fits, everything is beside the dates.
    also: fitting && also < ads.length ? also : null,
    broader,
  };
}

/** « à 12 km », « à environ 12 km » when the position is that of the town; `null` without a distance. */
export function distanceInWords({
  distanceKm,
  isApproximate,
}: Pick<FoundAd, 'distanceKm' | 'isApproximate'>): string | null {
  if (distanceKm === null) return null;
  const rounded = Math.round(distanceKm);
  if (rounded === 0) return isApproximate ? 'dans cette commune' : 'à moins de 1\u00a0km';
  return `à ${isApproximate ? 'environ ' : ''}${rounded}\u00a0km`;
}
