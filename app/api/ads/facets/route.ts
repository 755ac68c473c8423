import type { NextRequest } from 'next/server';
import { parseWholeSearch } from '@/lib/ads/parse-search';
import { readFacets } from '@/lib/api/ads-list';
import { respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

/** How many ads a search would have with each choice: 404 for an unknown place, an invalid filter, and without an index. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const search = parseWholeSearch(nextUrl.searchParams);
  return respond(listsCacheLife, async () => search && readFacets(search));
}
