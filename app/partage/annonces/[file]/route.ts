import { shareImageResponse } from '@/app/partage/draw';
import { parseAdId } from '@/lib/ads/ad-paths';
import { adDetails, adShareCard } from '@/lib/ads/details';
import { isEnded } from '@/lib/ads/ended';
import { readAd } from '@/lib/api/resources/ads';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt, timeZoneOf } from '@/lib/french/day';
import { shareImageName } from '@/lib/share/share-image';

export function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return shareImageResponse(adsCacheLife, async () => {
    const id = parseAdId(shareImageName((await params).file) ?? '');
    const found = id === null ? null : await readAd(id);
    return (
      found &&
      adShareCard(
        adDetails(found.ad),
        isEnded(found.ad, dayAt(new Date(), timeZoneOf(found.ad.location))),
      )
    );
  });
}
