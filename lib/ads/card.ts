import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { type AdBadge, adBadges } from '@/lib/ads/badges';
import { isOver } from '@/lib/ads/detail/over';
import { ownerName } from '@/lib/ads/owner';
import { cityLine } from '@/lib/ads/place';
import { adTitle } from '@/lib/ads/title';
import {
  dayOf,
  formatDay,
  formatRestOfPeriod,
  formatSince,
  type RestOfPeriod,
} from '@/lib/french/day';

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
  /** Of a one-off replacement: « Jusqu’au 30 janvier », « 6 jours ». */
  rest: RestOfPeriod | null;
  /** « Publiée il y a 2 jours », where the API says when. */
  published: string | null;
};

/**
 * The card of an ad (docs/product.md#cards).
 *
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function adCard({ ad, publishedAt }: PublishedAd, today: string): AdCard {
  const { start_date, end_date } = ad;
  return {
    id: ad.id,
    title: adTitle(ad),
    badges: [
      ...(isOver(ad, today) ? [{ kind: 'over' as const, label: 'Terminée' }] : []),
      ...adBadges(ad),
      ...amenities(ad),
    ],
    specialty: ad.specialty?.name ?? null,
    owner: ownerName(ad.user),
    place: cityLine(ad.location),
    distance: null,
    start:
      start_date === null
        ? null
        : { day: start_date, label: `A partir du ${formatDay(start_date)}` },
    rest: start_date && end_date ? formatRestOfPeriod(start_date, end_date) : null,
    published: publishedSince(publishedAt, today),
  };
}

/** What decides whether one can come from far. */
function amenities({ on_site_housing, on_site_dining }: Ad): AdBadge[] {
  return [
    ...(on_site_housing ? [{ kind: 'housing' as const, label: 'Logement' }] : []),
    ...(on_site_dining ? [{ kind: 'dining' as const, label: 'Repas' }] : []),
  ];
}

function publishedSince(publishedAt: string | null, today: string): string | null {
  const since = publishedAt && formatSince(dayOf(publishedAt), today);
  return since && `Publiée ${since}`;
}
