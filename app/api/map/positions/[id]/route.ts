import { parseAdId } from '@/lib/ads/ad-paths';
import { readPosition } from '@/lib/api/resources/positions';
import { respondWithContent } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';

/** The position of one ad; 404 when maps are not configured. */
export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return respondWithContent(async () => {
    const id = mapsAccess(config) && parseAdId((await params).id);
    const body = id === null ? null : await readPosition(id);
    return body && { body, life: body.complete ? adsCacheLife : null };
  });
}
