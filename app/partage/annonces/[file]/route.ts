import { shareImageResponse } from '@/app/partage/draw';
import { parseAdId } from '@/lib/ads/ad-id';
import { adDetails } from '@/lib/ads/detail/details';
import { isOver } from '@/lib/ads/detail/over';
import { adShareCard } from '@/lib/ads/share-image';
import { getAd } from '@/lib/api/resources/ads';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import { shareImageName } from '@/lib/share/share-image';

type Context = { params: Promise<{ file: string }> };

export function GET(_: Request, { params }: Context): Promise<Response> {
  return shareImageResponse(adsCacheLife, async () => {
    const id = parseAdId(shareImageName((await params).file) ?? '');
    const ad = id === null ? null : await getAd(id);
    return ad && adShareCard(adDetails(ad), isOver(ad, dayAt(new Date())));
  });
}
