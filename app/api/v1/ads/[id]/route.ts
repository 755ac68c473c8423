import { parseAdId } from '@/lib/ads/ad-paths';
import { readAd } from '@/lib/api/resources/ads';
import { respond } from '@/lib/bff/respond';
import { adsCacheLife } from '@/lib/cache/lifetimes';

export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return respond(adsCacheLife, async () => {
    const id = parseAdId((await params).id);
    const found = id === null ? null : await readAd(id);
    return found?.ad ?? null;
  });
}
