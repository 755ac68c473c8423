import type { PlacesQuery } from '@/lib/bff/query';
import { nearestCommune } from '@/lib/places/gazetteer/distance';
import { summarize } from '@/lib/places/gazetteer/place';
import type { PlaceSummary } from '@/lib/places/place-summary';
import { suggestPlaces } from '@/lib/places/search/find-places';
import { markAbsent } from '@/lib/runtime/current-request';

/** The places that `/api/places` answers with; with a position the nearest commune, if it is in France. */
export function findPlaces({ q, near }: PlacesQuery): PlaceSummary[] {
  const found = near === null ? suggestPlaces(q) : [nearestCommune(near)];
  const places = found.filter((place) => place !== null);
  if (places.length === 0) markAbsent();
  return places.map(summarize);
}
