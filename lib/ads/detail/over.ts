import type { Ad } from '@/lib/ads/ad';
import { adListHref, defaultSearch } from '@/lib/ads/search';
import { formatDay } from '@/lib/french/day';

/** What the page of an ad that is over says, and where it leads instead. */
export type AdOver = { since: string; others: { href: string; label: string } };

/** Whether a dated replacement has ended, on the `YYYY-MM-DD` day it is in Paris. */
export function isOver({ end_date }: Pick<Ad, 'end_date'>, today: string): boolean {
  return end_date !== null && end_date < today;
}

/** That an ad is over; `null` while it is not. Regular replacements have no end. */
export function adOver(ad: Ad, today: string): AdOver | null {
  if (ad.end_date === null || !isOver(ad, today)) return null;
  return {
    since: `Le remplacement a pris fin le ${formatDay(ad.end_date)}.`,
    others: ad.specialty
      ? {
          href: adListHref({ ...defaultSearch, specialty: ad.specialty.id }),
          label: 'Voir les annonces de la même spécialité',
        }
      : { href: adListHref(defaultSearch), label: 'Voir toutes les annonces' },
  };
}
