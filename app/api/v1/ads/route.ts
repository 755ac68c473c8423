import type { NextRequest } from 'next/server';
import type { PublishedAd } from '@/lib/ads/ad';
import type { SentAd } from '@/lib/ads/card';
import { readAds } from '@/lib/api/resources/ads';
import { readAdsQuery } from '@/lib/bff/query';
import { allowMethods, respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respond(listsCacheLife, async () => {
    const found = await readAds(readAdsQuery(nextUrl.searchParams));
    return found && { ...found, results: found.results.map(sent) };
  });
}

function sent({ ad, publishedAt }: PublishedAd): SentAd {
  return { ...ad, published_at: publishedAt };
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
