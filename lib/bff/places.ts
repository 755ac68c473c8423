import { areaOf } from '@/lib/ads/list/list-page';
import { defaultRadius } from '@/lib/ads/search';
import { findIndex } from '@/lib/api/ads-index/ads-index';
import type { SuggestedPlace } from '@/lib/api/browser/places';
import { getToday } from '@/lib/api/today';
import type { PlacesQuery } from '@/lib/bff/query';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { nearestCommune } from '@/lib/places/gazetteer/distance';
import { summarize } from '@/lib/places/gazetteer/place';
import { suggestPlaces } from '@/lib/places/search/find-places';
import { limitLife, markAbsent } from '@/lib/runtime/current-request';

/** The places that `/api/places` answers with, as many ads as their lists have; with a position the nearest commune, if it is in France. */
export async function findPlaces({ q, near }: PlacesQuery): Promise<SuggestedPlace[]> {
  const found = near === null ? suggestPlaces(q) : [nearestCommune(near)];
  const places = found.filter((place) => place !== null);
  if (places.length === 0) markAbsent();
  limitLife(listsCacheLife, [tags.ads]);
  // Suggestions do not wait for an index.
  const index = await findIndex(0);
  const today = getToday();
  return places.map((place) => ({
    ...summarize(place),
    count: index?.search({ today, area: areaOf(place, defaultRadius) }).count,
  }));
}
