import type { NextRequest } from 'next/server';
import { isIndexQuery, parseWholeSearch } from '@/lib/ads/parse-search';
import { readIndexedPositions, readPositions } from '@/lib/api/resources/positions';
import { readAdsQuery } from '@/lib/bff/query';
import { allowMethods, respondWithContent } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';

/** With the query of `/api/v1/ads/`, or that of the list when only the index can answer it; 404 for an invalid filter of these, and when maps are not configured. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respondWithContent(async () => {
    if (mapsAccess(config) === null) return null;
    const search = parseWholeSearch(nextUrl.searchParams);
    const response = isIndexQuery(nextUrl.searchParams)
      ? search && (await readIndexedPositions({ ...search, view: 'map' }))
      : await readPositions(readAdsQuery(nextUrl.searchParams));
    if (response === null) return null;
    const { found, isComplete } = response;
    return {
      body: { positions: found, complete: isComplete },
      life: isComplete ? listsCacheLife : null,
    };
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
