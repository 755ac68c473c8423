import type { Ad } from '@/lib/ads/ad';

/** Whether an ad is still open on a `YYYY-MM-DD` day: its last one has not passed, or it has none. */
export function isOpen({ end_date }: Pick<Ad, 'end_date'>, today: string): boolean {
  return end_date === null || end_date >= today;
}

/**
 * Whether a specialty has open ads, from the first page of its ads: of more than one page has, some
 * are.
 */
export function hasOpenAds(
  { results, next }: { results: Pick<Ad, 'end_date'>[]; next: string | null },
  today: string,
): boolean {
  return next !== null || results.some((ad) => isOpen(ad, today));
}
