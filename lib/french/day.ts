import { once } from './once.ts';

/*
 * Days without an hour, as `YYYY-MM-DD`. They are formatted in UTC so that no time zone moves them to
 * the day before.
 */

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, options));

const dayAndMonth = format('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const fullDay = format('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const dayInParis = format('en-CA', { dateStyle: 'short', timeZone: 'Europe/Paris' });
// Clocks change at night: the offset at noon is that of the evening.
const offsetInParis = format('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

export { isCalendarDay } from './calendar-day.ts';

/** The `YYYY-MM-DD` day in Paris at an instant. */
export function dayAt(instant: Date): string {
  return dayInParis().format(instant);
}

/** The last second of a `YYYY-MM-DD` day in Paris, as ISO 8601 with its offset. */
export function endOfDay(day: string): string {
  const parts = offsetInParis().formatToParts(new Date(`${day}T12:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset}`;
}

/** A `YYYY-MM-DD` day in French, with the ordinal of the first: « 1er décembre 2026 ». */
export function formatDay(day: string): string {
  return write(fullDay(), day);
}

/**
 * A period in French: « Du 1er au 15 décembre 2026 », without repeating what both ends share;
 * « A partir du … » and « Jusqu’au … » when one end is open, `null` when both are.
 */
export function formatPeriod(start: string | null, end: string | null): string | null {
  if (start === null) return end === null ? null : `Jusqu’au ${formatDay(end)}`;
  if (end === null) return `A partir du ${formatDay(start)}`;
  if (start === end) return `Le ${formatDay(start)}`;
  return `Du ${openingDay(start, end)} au ${formatDay(end)}`;
}

function openingDay(start: string, end: string): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return write(dayAndMonth(), start).split(' ')[0] ?? '';
  return start.slice(0, 4) === end.slice(0, 4) ? write(dayAndMonth(), start) : formatDay(start);
}

function write(format: Intl.DateTimeFormat, day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');
}
