import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { type AdBadge, adBadges, adTitle, cityLine, ownerName } from '@/lib/ads/ad-in-words';
import { isOver } from '@/lib/ads/over';
import { dayOf, formatRestOfPeriod, formatSince, formatStart } from '@/lib/french/day';

/** An ad as a card of the list shows it: every text ready to print. */
export type AdCard = ReturnType<typeof adCard>;

/**
 * The card of an ad on a `YYYY-MM-DD` day in Paris (docs/product.md#cards).
 * @param distance from the place that was searched: « à 12 km ».
 */
export function adCard(
  { ad, publishedAt }: PublishedAd,
  today: string,
  distance: string | null = null,
) {
  const { start_date: start, end_date: end } = ad;
  const since = publishedAt && formatSince(dayOf(publishedAt), today);
  return {
    id: ad.id,
    title: adTitle(ad),
    badges: cardBadges(ad, today),
    specialty: ad.specialty?.name ?? null,
    owner: ownerName(ad.user),
    place: cityLine(ad.location),
    distance,
    start: start === null ? null : { day: start, label: formatStart(start) },
    /** Of a one-off replacement: « Jusqu’au 30 janvier », « 6 jours ». */
    rest: start && end ? formatRestOfPeriod(start, end) : null,
    /** « Publiée il y a 2 jours », where the API says when. */
    published: since ? `Publiée ${since}` : null,
  };
}

/** Its badges, with what decides whether one can come from far. */
function cardBadges(ad: Ad, today: string): AdBadge[] {
  const badges = adBadges(ad);
  if (isOver(ad, today)) badges.unshift({ kind: 'over', label: 'Terminée' });
  if (ad.on_site_housing) badges.push({ kind: 'housing', label: 'Logement' });
  if (ad.on_site_dining) badges.push({ kind: 'dining', label: 'Repas' });
  return badges;
}
