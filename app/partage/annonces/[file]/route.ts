import { shareImageResponse } from '@/app/partage/share-image-response';
import { parseAdId } from '@/lib/ads/ad-id';
import { adDetails } from '@/lib/ads/detail/details';
import { isOver } from '@/lib/ads/detail/over';
import { adShareCard } from '@/lib/ads/share-image';
import { readAd } from '@/lib/api/resources/ads';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import { shareImageName } from '@/lib/share/path';

type Context = { params: Promise<{ file: string }> };

export function GET(_: Request, { params }: Context): Promise<Response> {
  return shareImageResponse(adsCacheLife, async () => {
    const id = parseAdId(shareImageName((await params).file) ?? '');
    const found = id === null ? null : await readAd(id);
    return found && adShareCard(adDetails(found.ad), isOver(found.ad, dayAt(new Date())));
  });
}
