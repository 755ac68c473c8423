import type { NextRequest } from 'next/server';
import { parseAdSearch } from '@/lib/ads/search';
import { getPlacePositions, getPositions } from '@/lib/api/resources/positions';
import { allowMethods } from '@/lib/bff/allow-methods';
import { readAdsQuery } from '@/lib/bff/query';
import { respondWithContent } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';

/** With the query of `/api/v1/ads/`, or that of the list when it has a place; 404 when maps are not configured. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respondWithContent(async () => {
    if (mapsAccess(config) === null) return null;
    const response = await readPositions(nextUrl.searchParams);
    if (response === null) return null;
    const { found, isComplete } = response;
    return {
      body: { positions: found, complete: isComplete },
      life: isComplete ? listsCacheLife : null,
    };
  });
}

function readPositions(params: URLSearchParams) {
  const search = parseAdSearch(params);
  return search.place === null
    ? getPositions(readAdsQuery(params))
    : getPlacePositions({ ...search, view: 'map' });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
