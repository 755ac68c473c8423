import type { AdArea, AdQuery } from '@/lib/ads/index/query';
import { type AdFilters, type Radius, specialtiesOf } from '@/lib/ads/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Place } from '@/lib/places/gazetteer/place';

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
  const { startDate, endDate, criteria, week, words } = filters;
  return {
    today,
    area: place && areaOf(place, filters.radius),
    specialties: specialtiesOf(filters),
    startDate,
    endDate,
    criteria,
    week,
    words,
  };
}
