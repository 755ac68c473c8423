import type { NextRequest } from 'next/server';
import { getAds } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { readAdsQuery } from '@/lib/api/door/query';

export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answer(lifeOfLists, async () => {
    const found = await getAds(readAdsQuery(nextUrl.searchParams));
    return found.kind === 'page' ? found.ads : null;
  });
}
