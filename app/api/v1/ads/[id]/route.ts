import { parseAdId } from '@/lib/ads/search';
import { getAd } from '@/lib/api/resources/ads';
import { allowMethods } from '@/lib/bff/allow-methods';
import { respond } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';

type Context = { params: Promise<{ id: string }> };

export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respond(adsCacheLife, async () => {
    const id = parseAdId((await params).id);
    return id === null ? null : getAd(id);
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowMethods('GET, HEAD');
