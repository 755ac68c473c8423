import { adTitle } from '@/lib/ads/ad-in-words';
import { type AdsPage, adCard, type BroaderSearch, skipInWords } from '@/lib/ads/card';
import { excerptWith } from '@/lib/ads/excerpt';
import type { AdArea, AdQuery, FoundAd, FoundAds } from '@/lib/ads/index/search';
import { maxAds } from '@/lib/ads/position';
import {
  type AdFilters,
  type AdSearch,
  type Radius,
  sortOf,
  specialtiesOf,
} from '@/lib/ads/search';
import { formatCount } from '@/lib/french/numbers';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type Place, placePhrase, summarize } from '@/lib/places/gazetteer/place';
import type { PlaceSummary } from '@/lib/places/place-summary';

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
  return filters.place !== null && place === null ? null : queryIn(place, filters, today);
}

/** {@link indexQuery} in the place of the filters. */
export function queryIn(place: Place | null, filters: AdFilters, today: string): AdQuery {
  const { startDate, endDate, criteria, week, onlyDays, words } = filters;
  return {
    today,
    area: place && areaOf(place, filters.radius),
    specialties: specialtiesOf(filters),
    startDate,
    endDate,
    criteria,
    week,
    onlyDays,
    words,
  };
}

/** Where a search by place looks, in words: « autour de Quimper (50 km) », « dans le Finistère », « en Bretagne ». */
export function placeInWords(place: Place, radius: Radius): string {
  if (place.kind !== 'commune') return placePhrase(place);
  if (place.centre === null) return placePhrase(place.department);
  return `${placePhrase(place)} (${radius}\u00a0km)`;
}

/** {@link placeInWords} for the filters of a search; `null` without a place, or for an unknown one. */
export function filterPlaceInWords(filters: AdFilters): string | null {
  const place = placeOf(filters);
  return place && placeInWords(place, filters.radius);
}

/** The place of a search, for its field and its name among the filters; `null` as in {@link filterPlaceInWords}. */
export function filterPlace(filters: AdFilters): PlaceSummary | null {
  const place = placeOf(filters);
  return place && summarize(place);
}

/** A page of what the index found, with what to search for instead of nothing; `today` is the day in Paris. */
export function foundPage(
  search: AdSearch,
  { count, ads }: FoundAds,
  { broader, today }: { broader: BroaderSearch[]; today: string },
): AdsPage {
  const place = placeOf(search);
  const found = formatCount(count, 'annonce trouvée', 'annonces trouvées');
  const size = pageSizeOf(search);
  const pages = Math.ceil(count / size);
  return {
    cards: ads.map((found) => foundCard(found, today, search)),
    count: place === null ? found : `${found} ${placeInWords(place, search.radius)}`,
    skip: skipInWords(count),
    range: { first: (search.page - 1) * size + 1, total: count },
    hasNext: search.page < pages,
    pages,
    // The index leaves them out.
    ended: null,
    broader,
  };
}

function foundCard(found: FoundAd, today: string, { words, place, sort, week }: AdSearch) {
  const { ad } = found.published;
  const excerpt = words && excerptWith(words, adTitle(ad), ad.description ?? '');
  const comparesPay = sortOf(place, sort) === 'pay';
  const distance = distanceInWords(found);
  return adCard(found.published, today, { distance, excerpt, comparesPay, week });
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
