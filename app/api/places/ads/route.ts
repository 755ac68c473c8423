import type { NextRequest } from 'next/server';
import { parseWholeSearch } from '@/lib/ads/parse-search';
import { readIndexedAdsPage } from '@/lib/api/resources/indexed-ads';
import { allowMethods, respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';

/** With the query of the list: 404 beyond the end, for an unknown place and an invalid filter, 503 while the index prepares. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const search = parseWholeSearch(nextUrl.searchParams);
  return respond(
    listsCacheLife,
    async () => search && readIndexedAdsPage(search, dayAt(new Date())),
  );
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
