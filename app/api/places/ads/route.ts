import type { NextRequest } from 'next/server';
import { parseWholeSearch } from '@/lib/ads/parse-search';
import { readAdsPage } from '@/lib/api/ads-list';
import { allowMethods, respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

/** With the query of the list: 404 beyond the end, for an unknown place and an invalid filter, 503 while the index prepares. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const search = parseWholeSearch(nextUrl.searchParams);
  return respond(listsCacheLife, async () => search && readAdsPage(search, null));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
