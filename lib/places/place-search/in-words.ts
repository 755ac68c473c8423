import type { AdFilters, Radius } from '@/lib/ads/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { placePhrase } from '@/lib/places/gazetteer/phrases';
import type { Place } from '@/lib/places/gazetteer/place';

const noBreakSpace = '\u00a0';

/** Where a search looks: « autour de Quimper (50 km) », « dans le Finistère », « en Bretagne ». */
export function placeInWords(place: Place, radius: Radius): string {
  if (place.kind !== 'commune') return placePhrase(place);
  if (place.centre === null) return placePhrase(place.department);
  return `${placePhrase(place)} (${radius}${noBreakSpace}km)`;
}

/** {@link placeInWords} for the filters of a search; `null` without a place, or for an unknown one. */
export function filterPlaceInWords({ place: slug, radius }: AdFilters) {
  const place = slug === null ? null : gazetteer().bySlug(slug);
  return place && placeInWords(place, radius);
}
