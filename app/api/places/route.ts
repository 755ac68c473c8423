import type { NextRequest } from 'next/server';
import { type PlacesQuery, readPlacesQuery } from '@/lib/bff/query';
import { allowMethods, respondWithContent } from '@/lib/bff/respond';
import { gazetteerCacheLife } from '@/lib/cache/lifetimes';
import { nearestCommune } from '@/lib/places/gazetteer/distance';
import { summarize } from '@/lib/places/gazetteer/place';
import { suggestPlaces } from '@/lib/places/search/find-places';
import { markAbsent } from '@/lib/runtime/response-state';

/** The places to suggest for what someone typed, or the commune nearest to where someone is. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respondWithContent(async () => {
    const query = readPlacesQuery(nextUrl.searchParams);
    // A position is that of one visitor: no cache stores it.
    return { body: findPlaces(query), life: query.near === null ? gazetteerCacheLife : null };
  });
}

/** The places of a query; with a position the nearest commune, if it is in France. */
function findPlaces({ q, near }: PlacesQuery) {
  const found = near === null ? suggestPlaces(q) : [nearestCommune(near)];
  const places = found.filter((place) => place !== null);
  if (places.length === 0) markAbsent();
  return places.map(summarize);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
