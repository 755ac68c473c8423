import { once } from './once.ts';

/*
 * The days that the browser writes too, apart from the others, whose code it need not load. In UTC so that no time zone
 * moves them to the day before.
 */

const longDay = once(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
);
const fullDay = once(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
);

/** A `YYYY-MM-DD` day in French, with the ordinal of the first: « 1er décembre 2026 ». */
export function formatDay(day: string): string {
  return write(longDay(), day);
}

/** A `YYYY-MM-DD` day with its weekday: « mardi 1er décembre 2026 ». */
export function formatWeekday(day: string): string {
  return write(fullDay(), day);
}

/** A `YYYY-MM-DD` day by a formatter in UTC, with the ordinal of the first. */
export function write(format: Intl.DateTimeFormat, day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/\b1 /, '1er ');
}
