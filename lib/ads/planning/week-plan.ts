import { type Aim, figuresOf, type PlannedAd, scoreOf } from '@/lib/ads/planning/plan';
import { slotBit, slotsOfDay, weekdays } from '@/lib/ads/week';

type Rated = ReturnType<typeof figuresOf> & { week: number; score: bigint };

const allHalfDays = weekdays.flatMap((_, day) => [0, 1, 2].map((slot) => slotBit(day, slot)));

/** How many ads a search may look at again: of some thousand different weeks it would take minutes to end. */
export const maxLooks = 100_000;

/** How many half-days a week has. */
export function countHalfDays(week: number): number {
  return allHalfDays.filter((bit) => week & bit).length;
}

/**
 * The best week of at most five ads whose half-days do not meet, by their first ones: best first, with a bound; of very
 * many different weeks the best that some looks find. An ad without half-days is in none.
 */
export function bestWeek<T extends PlannedAd>(ads: readonly T[], aim: Aim, most = maxLooks) {
  const byWeek = new Map<number, Rated & { ad: T }>();
  for (const ad of ads) {
    const days = weekdays.filter((_, day) => slotsOfDay(ad.week, day) !== 0).length;
    const figures = figuresOf(ad, countHalfDays(ad.week), days);
    const score = scoreOf(figures, aim);
    // Of those with the same half-days, one at most is in a week: the best.
    const other = byWeek.get(ad.week);
    if (ad.week !== 0 && !(other && other.score >= score))
      byWeek.set(ad.week, { ...figures, ad, score, week: ad.week });
  }
  const sorted = [...byWeek.values()].sort((one, other) => (one.score > other.score ? -1 : 1));
  let best: { score: bigint; ads: readonly T[] } = { score: 0n, ads: [] };
  let looks = 0;

  function choose(chosen: readonly T[], score: bigint, others: typeof sorted) {
    if (score > best.score) best = { score, ads: chosen };
    const left = 5 - chosen.length;
    for (const [at, { ad, week, score: own }] of others.entries()) {
      const rest = others.slice(at);
      looks += rest.length;
      if (left === 0 || looks > most || score + boundOf(rest, left, aim) <= best.score) return;
      const apart = rest.filter((other) => (other.week & week) === 0);
      choose([...chosen, ad], score + own, apart);
    }
  }

  choose([], 0n, sorted);
  return [...best.ads].sort((one, other) => (one.week & -one.week) - (other.week & -other.week));
}

/** A score that at most `left` of some ads do not exceed: all half-days that they have, by the fewest ads, at the best pay of each. */
function boundOf(ads: readonly Rated[], left: number, aim: Aim): bigint {
  const most = Math.max(...ads.map(({ covered }) => covered));
  const paid = allHalfDays.map((bit) =>
    ads.reduce((pay, ad) => (ad.week & bit ? Math.max(pay, ad.euros / ad.covered) : pay), 0),
  );
  const covered = Math.min(countHalfDays(ads.reduce((week, ad) => week | ad.week, 0)), left * most);
  const euros = Math.min(
    // Fractions may add up to a little less than the whole number.
    Math.ceil(paid.reduce((sum, pay) => sum + pay)),
    left * Math.max(...ads.map(({ euros }) => euros)),
  );
  return scoreOf(
    { covered, ads: aim === 'pay' ? 1 : Math.ceil(covered / most), euros, km: 0 },
    aim,
  );
}
