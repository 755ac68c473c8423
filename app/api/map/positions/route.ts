import type { NextRequest } from 'next/server';
import { parseWholeSearch } from '@/lib/ads/parse-search';
import { readPositions } from '@/lib/api/resources/positions';
import { respondWithContent } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';

/** With the query of the list: 404 beyond the end, for an invalid filter, and when maps are not configured. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respondWithContent(async () => {
    const search = mapsAccess(config) && parseWholeSearch(nextUrl.searchParams);
    const body = search && (await readPositions(search));
    return body && { body, life: body.complete ? listsCacheLife : null };
  });
}
