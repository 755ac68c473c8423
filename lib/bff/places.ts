import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import type { PlacesQuery } from '@/lib/bff/query';
import { nearestCommune } from '@/lib/places/gazetteer/distance';
import { summarize } from '@/lib/places/gazetteer/place';
import { suggestPlaces } from '@/lib/places/search/find-places';

/** The places that `/api/places` answers with; with a position the nearest commune, if it is in France. */
export function findPlaces({ q, near }: PlacesQuery): PlaceSummary[] {
  if (near === null) return suggestPlaces(q).map(summarize);
  const commune = nearestCommune(near);
  return commune === null ? [] : [summarize(commune)];
}
