import { isEnded } from '@/lib/ads/ended';
import { type IndexedAd, indexedAd } from '@/lib/ads/index/indexed-ad';
import { countMissing } from '@/lib/ads/index/missing';
import { publishedAdSchema } from '@/lib/api/schemas/ad';
import { pageSchema } from '@/lib/api/schemas/lists';
import { dayAt } from '@/lib/french/day';
import type { ApiRun } from './api-check.ts';

/** What ads without a field cost visitors, as the preview says in French. */
const costs: Record<string, string> = {
  pay: 'have no pay: they are last when ordered by pay, and no filter on pay finds them',
  position: 'have no known position: no search around a place finds them',
  half_days: 'have no half-days: no choice of days finds them',
  start: 'have no start: they are last when ordered by start',
  publication: 'have no date of publication: they are last by default, and not in Google for Jobs',
  specialty: 'have no specialty: no choice of a specialty finds them',
};

/** What the open ads of all lists that were read lack: no fault of an API, whose ads are as they were typed. */
export function completenessOf({ exchanges }: Pick<ApiRun, 'exchanges'>) {
  const today = dayAt(new Date());
  const ads = new Map<number, IndexedAd>();
  for (const { operation, outcome } of exchanges) {
    if (operation !== 'ads') continue;
    for (const item of pageSchema.safeParse(outcome.body).data?.results ?? []) {
      const { data } = publishedAdSchema.safeParse(item);
      if (data && !isEnded(data.ad, today)) ads.set(data.ad.id, indexedAd(data));
    }
  }
  const missing = Object.entries(countMissing([...ads.values()])).filter(([, count]) => count > 0);
  return missing.map(
    ([field, count]) => `${count} of the ${ads.size} open ads seen ${costs[field] ?? field}.`,
  );
}
