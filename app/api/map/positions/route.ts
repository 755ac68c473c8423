import type { NextRequest } from 'next/server';
import { lifeOfLists } from '@/lib/api/cache';
import { answerContent } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';
import { readAdsQuery } from '@/lib/api/door/query';
import { getPositions } from '@/lib/api/positions';

/** Where the ads of a page are, which is asked for as at `/api/v1/ads/`. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  return answerContent(async () => {
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
