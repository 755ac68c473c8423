import type { Span } from '@/lib/ads/fit';
import { countCovered } from '@/lib/ads/planning/named-days';
import { type Aim, figuresOf, type PlannedAd, scoreOf } from '@/lib/ads/planning/plan';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/** The chord of 200 km on the unit sphere. */
const farChord = 2 * Math.sin(200 / earthRadius / 2);

/** Whether two ads are more than 200 km from each other: a day between them stays free. Unknown positions are not. */
export function isFar({ point: one }: PlannedAd, { point: other }: PlannedAd): boolean {
  const squares = (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;
  return Math.sqrt(squares) > farChord;
}

/**
 * The best chain of ads within a period: they take all days from their first to their last without overlap, with a free
 * day between two that are far from each other. Weighted intervals by dynamic programming, by the last day of ads.
 */
export function bestChain<T extends PlannedAd>(ads: readonly T[], period: Span, aim: Aim) {
  type Chain = { score: bigint; ads: readonly T[] };
  const none: Chain = { score: 0n, ads: [] };
  const within = ads.filter(
    ({ start, end }) => start >= period.start && start <= end && end <= period.end,
  );
  const byEnd = Map.groupBy(within, ({ end }) => end);
  // The best chain of each ad that ends on a day, the best of them first, and the best that ends on it or before.
  const ending = new Map<number, Chain[]>();
  const until = new Map<number, Chain>();
  let best = none;
  for (let day = period.start; day <= period.end; day += 1) {
    const chains = (byEnd.get(day) ?? []).map((ad) => {
      const apart = until.get(ad.start - 2) ?? none;
      // The first one that is not far is the best: they are sorted.
      const next = (ending.get(ad.start - 1) ?? []).find(({ score, ads }) => {
        const last = ads.at(-1);
        return score <= apart.score || (last && !isFar(last, ad));
      });
      const before = next && next.score > apart.score ? next : apart;
      const covered = countCovered(ad);
      const score = before.score + scoreOf(figuresOf(ad, covered, covered), aim);
      return { score, ads: [...before.ads, ad] };
    });
    chains.sort((one, other) => (one.score > other.score ? -1 : 1));
    const [first = none] = chains;
    if (first.score > best.score) best = first;
    ending.set(day, chains);
    until.set(day, best);
  }
  return best.ads;
}
