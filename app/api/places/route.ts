import type { NextRequest } from 'next/server';
import { findPlaces } from '@/lib/bff/places';
import { readPlacesQuery } from '@/lib/bff/query';
import { respondWithContent } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

/** The places to suggest for what someone typed, with how many ads each has, or the commune nearest to where someone is. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respondWithContent(async () => {
    const query = readPlacesQuery(nextUrl.searchParams);
    // A position is that of one visitor: no cache stores it.
    return { body: await findPlaces(query), life: query.near === null ? listsCacheLife : null };
  });
}
