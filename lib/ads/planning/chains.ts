import type { Span } from '@/lib/ads/fit';
import { countCovered } from '@/lib/ads/planning/named-days';
import { type Aim, figuresOf, type PlannedAd, scoreOf } from '@/lib/ads/planning/plan';
import { distanceInKm } from '@/lib/places/gazetteer/distance';

/** Whether two ads are more than 200 km from each other: a day between them stays free. Unknown positions are not. */
export function isFar({ position: one }: PlannedAd, { position: other }: PlannedAd): boolean {
  return one !== null && other !== null && distanceInKm(one, other) > 200;
}

/**
 * The best chain of ads within a period: they take all days from their first to their last without overlap, with a free
 * day between two that are far from each other. Weighted intervals by dynamic programming, by the last day of ads.
 */
export function bestChain<T extends PlannedAd>(ads: readonly T[], period: Span, aim: Aim) {
  type Chain = { score: bigint; ads: readonly T[] };
  const none: Chain = { score: 0n, ads: [] };
  const byEnd = new Map<number, T[]>();
  for (const ad of ads) {
    const isWithin = ad.start >= period.start && ad.start <= ad.end && ad.end <= period.end;
    if (isWithin) byEnd.set(ad.end, [...(byEnd.get(ad.end) ?? []), ad]);
  }
  // The best chain of each ad that ends on a day, and the best that ends on it or before.
  const ending = new Map<number, Chain[]>();
  const until = new Map<number, Chain>();
  let best = none;
  for (let day = period.start; day <= period.end; day += 1) {
    const chains = (byEnd.get(day) ?? []).map((ad) => {
      let before = until.get(ad.start - 2) ?? none;
      for (const chain of ending.get(ad.start - 1) ?? []) {
        const last = chain.ads.at(-1);
        if (chain.score > before.score && last && !isFar(last, ad)) before = chain;
      }
      const covered = countCovered(ad);
      const score = before.score + scoreOf(figuresOf(ad, covered, covered), aim);
      return { score, ads: [...before.ads, ad] };
    });
    for (const chain of chains) if (chain.score > best.score) best = chain;
    ending.set(day, chains);
    until.set(day, best);
  }
  return best.ads;
}
