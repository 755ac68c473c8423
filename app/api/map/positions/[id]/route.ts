import { parseAdId } from '@/lib/ads/ad-paths';
import { readPosition } from '@/lib/api/resources/positions';
import { respondWithContent } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';

/** The position of one ad; 404 when maps are not configured. */
export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return respondWithContent(async () => {
    if (mapsAccess(config) === null) return null;
    const id = parseAdId((await params).id);
    const response = id === null ? null : await readPosition(id);
    if (response === null) return null;
    const { found, isComplete } = response;
    return {
      body: { position: found, complete: isComplete },
      life: isComplete ? adsCacheLife : null,
    };
  });
}
