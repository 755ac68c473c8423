import type { NextRequest } from 'next/server';
import { parseSince } from '@/lib/ads/new-ads';
import { parseWholeSearch } from '@/lib/ads/parse-search';
import { countAds } from '@/lib/api/ads-list';
import { respond } from '@/lib/bff/respond';
import { newAdsCacheLife, tags } from '@/lib/cache/lifetimes';
import { limitLife } from '@/lib/runtime/current-request';

/** How many ads of a search are new since an hour of the last 30 days: 404 for another, and as `/api/ads/facets`. */
export function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const search = parseWholeSearch(searchParams);
  const newSince = parseSince(searchParams.get('since'));
  return respond(newAdsCacheLife, async () => {
    limitLife(newAdsCacheLife, [tags.ads]);
    const count = search && newSince !== null ? await countAds(search, newSince) : null;
    return count === null ? null : { count };
  });
}
