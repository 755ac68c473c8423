import type { NextRequest } from 'next/server';
import { getAds } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { readAdsQuery } from '@/lib/api/door/query';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answer(lifeOfLists, async () => {
    const found = await getAds(readAdsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.ads : null;
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
