import type { Random } from '../random.ts';
import type { Owner } from './owner.ts';
import type { Period } from './period.ts';

type Timespan = 'day' | 'half_day' | 'week' | 'month';

export type AdPay =
  | { type: 'retrocession'; percentage: number | null; averageAct: number | null }
  | { type: 'forfait'; timespan: Timespan; amount: number };

export function payOf(owner: Owner, period: Period, random: Random): AdPay {
  const { theme, setting, isFacility } = owner;
  const byAct = theme.pay.act !== null && setting !== 'nursing-home';
  const sharesFees = setting === 'sos' || (!isFacility && random.chance(0.9));
  return byAct && sharesFees ? retrocession(theme.pay, random) : forfait(owner, period, random);
}

function retrocession(
  { retrocession: [min, max], act }: Owner['theme']['pay'],
  random: Random,
): AdPay {
  return {
    type: 'retrocession',
    percentage: random.chance(0.07) ? null : rounded(random.between(min, max), 5),
    averageAct: act && random.chance(0.7) ? random.between(...act) : null,
  };
}

/** The days charged in a forfait, with a discount for long ones, and the step of its amount. */
const SPANS: Record<Timespan, { days: number; step: number }> = {
  half_day: { days: 0.52, step: 10 },
  day: { days: 1, step: 10 },
  week: { days: 4.8, step: 50 },
  month: { days: 14, step: 100 },
};

/** The timespan of a forfait is not longer than the replacement. */
const TIMESPANS: Record<Period['span'], readonly (readonly [Timespan, number])[]> = {
  regular: [
    ['day', 70],
    ['half_day', 30],
  ],
  days: [
    ['day', 75],
    ['half_day', 25],
  ],
  weeks: [
    ['day', 60],
    ['week', 40],
  ],
  months: [
    ['day', 30],
    ['week', 20],
    ['month', 50],
  ],
};

function forfait(owner: Owner, { span }: Period, random: Random): AdPay {
  const timespan = random.weighted(TIMESPANS[span]);
  const { days, step } = SPANS[timespan];
  const rate = random.between(...dayRate(owner));
  return { type: 'forfait', timespan, amount: rounded(rate * days, step) };
}

/** Public hospitals may not pay beyond a ceiling. */
const HOSPITAL_CEILING = 690;

function dayRate({ theme: { pay }, setting }: Owner): readonly [number, number] {
  const [min, max] = pay.day;
  if (setting !== 'hospital') return pay.day;
  return [Math.min(min, HOSPITAL_CEILING - 90), Math.min(max, HOSPITAL_CEILING)];
}

const rounded = (value: number, step: number): number => Math.round(value / step) * step;
