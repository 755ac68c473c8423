import { parseAdId } from '@/lib/ads/ad-id';
import { getAd } from '@/lib/api/ads';
import { lifeOfAds } from '@/lib/api/cache';
import { answer } from '@/lib/api/door/answer';
import { only } from '@/lib/api/door/only';

type Context = { params: Promise<{ id: string }> };

export function GET(_request: Request, { params }: Context): Promise<Response> {
  return answer(lifeOfAds, async () => {
    const id = parseAdId((await params).id);
    return id === null ? null : getAd(id);
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = only('GET, HEAD');
