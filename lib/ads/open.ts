import type { Ad } from '@/lib/ads/ad';
import { isOver } from '@/lib/ads/detail/over';

/**
 * Whether a specialty has open ads on a `YYYY-MM-DD` day, from the first page of its ads. When there
 * are more pages, some ads are open.
 */
export function hasOpenAds(
  { results, next }: { results: Pick<Ad, 'end_date'>[]; next: string | null },
  today: string,
): boolean {
  return next !== null || results.some((ad) => !isOver(ad, today));
}
