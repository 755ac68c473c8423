import { once } from './once.ts';

/* Days that the browser formats too. In UTC, so that no time zone moves them to the day before. */

/** Creates, on its first use, a formatter of days in UTC. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }));

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

/** A `YYYY-MM-DD` day by a formatter in UTC, with the ordinal of the first. No line breaks between day and month. */
export function write(format: Intl.DateTimeFormat, day: string): string {
  return format
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\b1 /, '1er ')
    .replace(/\b(\d{1,2}(?:er)?) /, '$1\u00a0');
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
