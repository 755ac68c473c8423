import type { NextRequest } from 'next/server';
import { listsCacheLife } from '@/lib/api/cache';
import { getAds } from '@/lib/api/resources/ads';
import { allowMethods } from '@/lib/bff/allow-methods';
import { readAdsQuery } from '@/lib/bff/query';
import { respond } from '@/lib/bff/respond';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return respond(listsCacheLife, async () => {
    const found = await getAds(readAdsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.ads : null;
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
