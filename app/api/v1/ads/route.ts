import type { NextRequest } from 'next/server';
import { readAds } from '@/lib/api/resources/ads';
import { readAdsQuery } from '@/lib/bff/query';
import { respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respond(listsCacheLife, async () => {
    const found = await readAds(readAdsQuery(nextUrl.searchParams));
    const sent = found?.results.map(({ ad, publishedAt }) => ({
      ...ad,
      published_at: publishedAt,
    }));
    return found && { ...found, results: sent };
  });
}
