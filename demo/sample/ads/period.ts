import { addDays, timeOf } from '../../calendar.ts';
import type { Random } from '../random.ts';

export type Period = {
  startsOn: string;
  /** `null` for a regular replacement, which has no end. */
  endsOn: string | null;
  span: 'regular' | 'days' | 'weeks' | 'months';
};

/** The period, after the day of publication; only a few ads are over. */
export function periodOf(publishedOn: string, today: string, random: Random): Period {
  const span = random.weighted([
    ['regular', 34],
    ['days', 28],
    ['weeks', 25],
    ['months', 13],
  ] as const);
  const [soonest, latest] = NOTICE[span];
  const notice = random.between(soonest, latest);
  const period = periodFrom(addDays(publishedOn, notice), span, random);
  const isStale = period.endsOn !== null && period.endsOn < today && !random.chance(0.2);
  return isStale ? periodFrom(addDays(today, notice), span, random) : period;
}

/** Days between the publication and the first day of the replacement. */
const NOTICE = {
  regular: [7, 60],
  days: [3, 75],
  weeks: [7, 110],
  months: [20, 130],
} as const;

function periodFrom(earliest: string, span: Period['span'], random: Random): Period {
  const startsOn = startDay(earliest);
  return { span, startsOn, endsOn: span === 'regular' ? null : endDay(startsOn, span, random) };
}

/** Replacements start on a Monday. */
function startDay(day: string): string {
  const weekday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  return addDays(day, (7 - weekday) % 7);
}

function endDay(startsOn: string, span: 'days' | 'weeks' | 'months', random: Random): string {
  if (span === 'days') return addDays(startsOn, random.pick([1, 2, 4, 4, 5]));
  const weeks = span === 'weeks' ? random.between(1, 4) : random.between(8, 26);
  return addDays(startsOn, weeks * 7 - random.pick([2, 3, 3]));
}
