import type { Ad } from '@/lib/ads/ad';
import { allAds } from '@/lib/ads/messages';
import { adListHref, defaultSearch } from '@/lib/ads/search';
import { formatDay } from '@/lib/french/day';
import { formatCount } from '@/lib/french/numbers';

/** The notice of an ad that has ended, and the link to other ads. */
export type EndedNotice = { since: string; others: { href: string; label: string } };

/** @param today the `YYYY-MM-DD` day in Paris; on the page of the ad, that of its place. */
export function isEnded({ end_date }: Pick<Ad, 'end_date'>, today: string): boolean {
  return end_date !== null && end_date < today;
}

/** The ads of a page with those that have ended last. */
export function openFirst<T extends { ad: Pick<Ad, 'end_date'> }>(
  ads: readonly T[],
  today: string,
): T[] {
  const rank = ({ ad }: T) => Number(isEnded(ad, today));
  return [...ads].sort((one, other) => rank(one) - rank(other));
}

/** Why the list counts more ads than its filters; `null` when no ad has ended. */
export function endedInWords(ended: number): string | null {
  if (ended === 0) return null;
  const them = ended > 1 ? 'les' : 'la';
  const are = 'annonces de cette liste sont terminées';
  const count = formatCount(ended, 'annonce de cette liste est terminée', are);
  return `${count}\u00a0: les filtres et la carte ne ${them} comptent pas.`;
}

/** The notice of an ad that has ended; `null` before. Regular replacements have no end. */
export function endedNotice(ad: Ad, today: string): EndedNotice | null {
  if (ad.end_date === null || !isEnded(ad, today)) return null;
  return {
    since: `Le remplacement a pris fin le ${formatDay(ad.end_date)}.`,
    others: {
      href: adListHref({ ...defaultSearch, specialty: ad.specialty?.id ?? null }),
      label: ad.specialty ? 'Voir les annonces de la même spécialité' : allAds,
    },
  };
}

/** Whether there are open ads on a `YYYY-MM-DD` day, from the first page of a list: with more pages, some are. */
export function hasOpenAds(
  { results, next }: { results: Pick<Ad, 'end_date'>[]; next: string | null },
  today: string,
): boolean {
  return next !== null || results.some((ad) => !isEnded(ad, today));
}
