import { shareImageResponse } from '@/app/partage/share-image-response';
import { adDetails, adShareCard } from '@/lib/ads/details';
import { isOver } from '@/lib/ads/over';
import { parseAdId } from '@/lib/ads/search';
import { getAd } from '@/lib/api/resources/ads';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import { shareImageName } from '@/lib/share/path';

type Context = { params: Promise<{ file: string }> };

export function GET(_: Request, { params }: Context): Promise<Response> {
  return shareImageResponse(adsCacheLife, async () => {
    const id = parseAdId(shareImageName((await params).file) ?? '');
    const ad = id === null ? null : await getAd(id);
    return ad && adShareCard(adDetails(ad), isOver(ad, dayAt(new Date())));
  });
}
