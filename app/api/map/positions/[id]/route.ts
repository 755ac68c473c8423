import { parseAdId } from '@/lib/ads/ad-id';
import { lifeOfAds } from '@/lib/api/cache';
import { getPosition } from '@/lib/api/resources/positions';
import { only } from '@/lib/bff/allow-methods';
import { answerContent } from '@/lib/bff/respond';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';

type Context = { params: Promise<{ id: string }> };

/** Where one ad is; nothing without a map. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return answerContent(async () => {
    if (mapsAccess(config) === null) return null;
    const id = parseAdId((await params).id);
    const answer = id === null ? null : await getPosition(id);
    if (answer === null) return null;
    const { found, isComplete } = answer;
    return { body: { position: found, complete: isComplete }, life: isComplete ? lifeOfAds : null };
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
