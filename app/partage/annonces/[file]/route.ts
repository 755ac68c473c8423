import { readAdOf } from '@/app/annonces/read-ad';
import { shareImageRoute } from '@/app/partage/draw';
import { adDetails, adShareCard } from '@/lib/ads/details';
import { isEnded } from '@/lib/ads/ended';
import { adsCacheLife } from '@/lib/cache/lifetimes';
import { dayAt, timeZoneOf } from '@/lib/french/day';

export const GET = shareImageRoute(adsCacheLife, async (name) => {
  const found = await readAdOf(name);
  if (found === null) return null;
  const { ad } = found;
  return adShareCard(adDetails(ad), isEnded(ad, dayAt(new Date(), timeZoneOf(ad.location))));
});
