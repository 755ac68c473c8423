import { shareImageRoute } from '@/app/partage/draw';
import { parseAdId } from '@/lib/ads/ad-paths';
import { adDetails, adShareCard } from '@/lib/ads/details';
import { isEnded } from '@/lib/ads/ended';
import { readAd } from '@/lib/api/resources/ads';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt, timeZoneOf } from '@/lib/french/day';

export const GET = shareImageRoute(adsCacheLife, async (name) => {
  const id = parseAdId(name);
  const found = id === null ? null : await readAd(id);
  if (found === null) return null;
  const { ad } = found;
  return adShareCard(adDetails(ad), isEnded(ad, dayAt(new Date(), timeZoneOf(ad.location))));
});
