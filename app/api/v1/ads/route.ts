import type { NextRequest } from 'next/server';
import type { PublishedAd } from '@/lib/ads/ad';
import type { SentAd } from '@/lib/ads/list/ads-page';
import { getPublishedAds } from '@/lib/api/resources/ads';
import { allowMethods } from '@/lib/bff/allow-methods';
import { readAdsQuery } from '@/lib/bff/query';
import { respond } from '@/lib/bff/respond';
import { listsCacheLife } from '@/lib/cache/lifetimes';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respond(listsCacheLife, async () => {
    const found = await getPublishedAds(readAdsQuery(nextUrl.searchParams));
    if (found.kind !== 'page') return null;
    const { results, ...page } = found.ads;
    return { ...page, results: results.map(sent) };
  });
}

function sent({ ad, publishedAt }: PublishedAd): SentAd {
  return { ...ad, published_at: publishedAt };
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
