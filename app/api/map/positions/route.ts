import type { NextRequest } from 'next/server';
import { lifeOfLists } from '@/lib/api/cache';
import { getPositions } from '@/lib/api/resources/positions';
import { only } from '@/lib/bff/allow-methods';
import { readAdsQuery } from '@/lib/bff/query';
import { answerContent } from '@/lib/bff/respond';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';

/** Where the ads of a page are, which is asked for as at `/api/v1/ads/`; nothing without a map. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answerContent(async () => {
    if (mapsAccess(config) === null) return null;
    const answer = await getPositions(readAdsQuery(nextUrl.searchParams));
    if (answer === null) return null;
    const { found, isComplete } = answer;
    return {
      body: { positions: found, complete: isComplete },
      life: isComplete ? lifeOfLists : null,
    };
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
