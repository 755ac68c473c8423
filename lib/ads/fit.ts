import { dayNumber } from '../french/day-number.ts';
import { formatCount } from '../french/numbers.ts';
import type { Ad } from './ad.ts';

/** Days as numbers, both included; an infinite one is open. */
export type Span = { start: number; end: number };

/** `YYYY-MM-DD` days; `null` for one that is not chosen. */
export type Dates = { startDate: string | null; endDate: string | null };

/** The days of an ad. Without a start it is before, without an end after every day. */
export function spanOf({ start_date, end_date }: Pick<Ad, 'start_date' | 'end_date'>): Span {
  return spanBetween(start_date, end_date);
}

/** The chosen days; `null` without any. */
export function chosenSpan({ startDate, endDate }: Dates): Span | null {
  return startDate === null && endDate === null ? null : spanBetween(startDate, endDate);
}

/** Whether two pairs of dates are the same. */
export function sameDates(one: Dates, other: Dates): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate;
}

/** Whether the end of some dates is before their start. */
export function areReversed({ startDate, endDate }: Dates): boolean {
  return startDate !== null && endDate !== null && endDate < startDate;
}

function spanBetween(start: string | null, end: string | null): Span {
  return {
    start: start === null ? -Infinity : dayNumber(start),
    end: end === null ? Infinity : dayNumber(end),
  };
}

/**
 * Whether somebody who is free on the chosen days can take an ad (docs/product.md#what-fits). An ad that has
 * started counts from today, a regular ad fits when no end is chosen.
 */
export function fits(ad: Span, chosen: Span, today: number): boolean {
  if (ad.end > chosen.end) return false;
  return ad.end === Infinity || Math.max(ad.start, today) >= chosen.start;
}

export const inDates = 'Dans vos dates';

/**
 * « Dans vos dates », « Commence 3 jours avant », « Finit 5 jours après », or both; `null` without chosen dates, for a
 * regular ad and for one that has ended.
 */
export function fitInWords(
  ad: Pick<Ad, 'start_date' | 'end_date'>,
  dates: Dates,
  today: string,
): string | null {
  const [span, chosen, now] = [spanOf(ad), chosenSpan(dates), dayNumber(today)];
  if (chosen === null || span.end === Infinity || span.end < now) return null;
  if (fits(span, chosen, now)) return inDates;
  const [before, after] = [chosen.start - Math.max(span.start, now), span.end - chosen.end];
  const finish = `${before > 0 ? 'finit' : 'Finit'} ${daysInWords(after)} après`;
  return [before > 0 && `Commence ${daysInWords(before)} avant`, after > 0 && finish]
    .filter(Boolean)
    .join(', ');
}

function daysInWords(days: number): string {
  return formatCount(days, 'jour', 'jours').replace(' ', '\u00a0');
}
