import { once } from './once.ts';

/* Days that the browser formats too. In UTC, so that no time zone moves them to the day before. */

/** Creates, on its first use, a formatter of days in UTC. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }));

export const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' });
const longDay = dayFormat({ dateStyle: 'long' });
const fullDay = dayFormat({ dateStyle: 'full' });

/** A `YYYY-MM-DD` day in French, with the ordinal of the first: « 1er décembre 2026 ». */
export function formatDay(day: string): string {
  return write(longDay(), day);
}

/** A `YYYY-MM-DD` day with its weekday: « mardi 1er décembre 2026 ». */
export function formatWeekday(day: string): string {
  return write(fullDay(), day);
}

/** A `YYYY-MM-DD` day by a formatter in UTC, with the ordinal of the first. No line breaks within it. */
export function write(format: Intl.DateTimeFormat, day: string): string {
  return format
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\b1 /, '1er ')
    .replace(/\b(\d{1,2}(?:er)?) | (?=\d{4}$)/g, '$1\u00a0');
}

export const startingAt = (day: string) => `A partir du ${day}`;

/**
 * A period in French: « Du 1er au 15 décembre 2026 », with one year under twelve months; « A partir du … » or «
 * Jusqu’au … » when one end is open, `null` when both are.
 */
export function formatPeriod(start: string | null, end: string | null): string | null {
  if (start === null) return end === null ? null : `Jusqu’au ${formatDay(end)}`;
  if (end === null) return startingAt(formatDay(start));
  if (start === end) return `Le ${formatDay(start)}`;
  return `Du ${openingDay(start, end)} au ${formatDay(end)}`;
}

function openingDay(start: string, end: string): string {
  if (start.slice(0, 7) === end.slice(0, 7))
    return write(dayAndMonth(), start).split('\u00a0')[0] ?? '';
  return isYearsAway(end, start) ? formatDay(start) : write(dayAndMonth(), start);
}

/** Whether a day is twelve months or more before or after another one. */
export function isYearsAway(day: string, today: string): boolean {
  const year = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return day >= year(1) || day <= year(-1);
}

/**
 * Whether a text is a calendar day of this century, `YYYY-MM-DD`: while a user types 2026, a date field has the years
 * 0002, 0020 and 0202.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
