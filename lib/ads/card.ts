import type { Ad } from '@/lib/ads/ad';
import { type AdBadge, adBadges } from '@/lib/ads/badges';
import { ownerName } from '@/lib/ads/owner';
import { cityLine } from '@/lib/ads/place';
import { adTitle } from '@/lib/ads/title';
import { formatDay } from '@/lib/french/day';

/** An ad as a card of the list shows it: every text ready to print. */
export type AdCard = {
  id: number;
  title: string;
  badges: AdBadge[];
  specialty: string | null;
  owner: string | null;
  place: string | null;
  /** From the place that was searched: « à 12 km ». */
  distance: string | null;
  start: { day: string; label: string } | null;
};

/** The card of an ad (specification, section 2, « Each card shows »). */
export function adCard(ad: Ad): AdCard {
  return {
    id: ad.id,
    title: adTitle(ad),
    badges: adBadges(ad),
    specialty: ad.specialty?.name ?? null,
    owner: ownerName(ad.user),
    place: cityLine(ad.location),
    distance: null,
    start:
      ad.start_date === null
        ? null
        : { day: ad.start_date, label: `A partir du ${formatDay(ad.start_date)}` },
  };
}
