import type { IndexedAd } from '@/lib/ads/index/indexed-ad';

/** What plans compare of an ad, with its distance from the searched place; `null` without one. */
export type PlannedAd = Pick<IndexedAd, 'id' | 'start' | 'end' | 'week' | 'pay' | 'point'> & {
  distanceKm: number | null;
};

/** What the best plan has most of. */
export type Aim = 'covered' | 'pay';

/** What an ad adds to the score of a plan: days or half-days that it covers, and whole euros for the days that it pays. */
export function figuresOf({ pay, distanceKm }: PlannedAd, covered: number, days: number) {
  const euros = Math.round(Math.max(pay, 0) * days);
  return { covered, ads: 1, euros, km: Math.round(distanceKm ?? 0) };
}

/** The score of some figures, the largest best: each decides where those before it are equal. Scores add up. */
export function scoreOf({ covered, ads, euros, km }: ReturnType<typeof figuresOf>, aim: Aim) {
  const [first, then] = [covered * 2 ** 10 - ads, euros];
  const [high, low] = aim === 'pay' ? [then, first] : [first, then];
  return (BigInt(high) << 64n) + BigInt(low * 2 ** 23 - km);
}

/** Up to three plans, each once: the best, the best without the longest ad of it, the best paid. */
export function plansOf<T extends PlannedAd>(
  ads: readonly T[],
  find: (ads: readonly T[], aim: Aim) => readonly T[],
  lengthOf: (ad: T) => number,
) {
  const best = find(ads, 'covered');
  const [longest] = [...best].sort((one, other) => lengthOf(other) - lengthOf(one));
  const others = ads.filter((ad) => ad !== longest);
  const plans = [
    { kind: 'best' as const, ads: best },
    { kind: 'without' as const, ads: find(others, 'covered') },
    { kind: 'paid' as const, ads: find(ads, 'pay') },
  ];
  const keys = plans.map((plan) => plan.ads.map(({ id }) => id).join());
  return plans.filter(({ ads }, at) => ads.length > 0 && keys.indexOf(keys[at] ?? '') === at);
}
