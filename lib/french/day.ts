import {
  dayAndMonth,
  dayFormat,
  formatDay,
  isYearsAway,
  startingAt,
  write,
} from './day-in-words.ts';
import { dayNumber } from './day-number.ts';
import { formatCount } from './numbers.ts';

/* Days without an hour, as `YYYY-MM-DD`. */

/** The time zones of territories overseas, by the beginning of a postal code. */
const overseas: Record<string, string> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  975: 'America/Miquelon',
  976: 'Indian/Mayotte',
  977: 'America/Guadeloupe',
  978: 'America/Guadeloupe',
  986: 'Pacific/Wallis',
  987: 'Pacific/Tahiti',
  988: 'Pacific/Noumea',
};

/** The time zone of a place: that of Paris, but overseas. */
export function timeZoneOf(place: { postal_code: string | null } | null): string {
  return overseas[place?.postal_code?.replace(/\s/g, '').slice(0, 3) ?? ''] ?? paris;
}

const shortDayAndMonth = dayFormat({ day: 'numeric', month: 'short' });
const shortDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const paris = 'Europe/Paris';
/** Returns a formatter for each time zone, which is created on its first use. */
const inZone = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
};
const dayIn = inZone({ year: 'numeric', month: '2-digit', day: '2-digit' });
const offsetIn = inZone({ timeZoneName: 'longOffset' });

export { formatPeriod, isCalendarDay } from './day-in-words.ts';
export { formatDay };

/**
 * The `YYYY-MM-DD` day at an instant, in Paris by default. From parts: in WebKitGTK of Debian 12 the locale `en-CA`
 * writes days in another form (https://unicode-org.atlassian.net/browse/CLDR-16399).
 */
export function dayAt(instant: Date, timeZone = paris): string {
  const parts = dayIn(timeZone).formatToParts(instant);
  const part = (sought: string) => parts.find(({ type }) => type === sought)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The last second of a `YYYY-MM-DD` day, in Paris by default, as ISO 8601 with its offset. */
export function endOfDay(day: string, timeZone = paris): string {
  // Clocks change at night: noon and evening have the same offset.
  const parts = offsetIn(timeZone).formatToParts(new Date(`${day}T12:00:00Z`));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset}`;
}

/** « A partir du 11 janv. », with the year when the day is twelve months or more away. */
export function formatShortStart(day: string, today: string): string {
  const months = isYearsAway(day, today) ? shortDay() : shortDayAndMonth();
  return startingAt(write(months, day));
}

/**
 * « jusqu’au 16 janvier, 6 jours »: the rest of a period besides its start, with the year when its end is twelve months
 * or more away; `null` when the end is before the start.
 */
export function formatRestOfPeriod(start: string, end: string, today: string): string | null {
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) return null;
  // A long period is easier to read in months.
  const length =
    days < 60
      ? formatCount(days, 'jour', 'jours').replace(' ', '\u00a0')
      : `environ ${Math.round(days / 30.44)}\u00a0mois`;
  const until = isYearsAway(end, today) ? formatDay(end) : write(dayAndMonth(), end);
  return days === 1 ? length : `jusqu’au ${until}, ${length}`;
}

/** The `YYYY-MM-DD` day of a date of the API, in Paris by default: an ISO 8601 instant, or a day already. */
export function dayOf(date: string, timeZone = paris): string {
  return date.includes('T') ? dayAt(new Date(date), timeZone) : date;
}

/** How long ago a `YYYY-MM-DD` day was: « hier », « il y a 3 jours »; `null` after a week, and when it is to come. */
export function formatSince(day: string, today: string): string | null {
  const days = dayNumber(today) - dayNumber(day);
  if (days < 0 || days >= 7) return null;
  if (days < 2) return days === 0 ? 'aujourd’hui' : 'hier';
  return `il y a ${days} jours`;
}
