/**
 * A day is `YYYY-MM-DD`: such strings sort by date, and no time zone shifts them. To count, it is its number since
 * 1970-01-01.
 */

const DAY_MS = 86_400_000;

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayText(dayNumber(day) + count);

/** The number of the day itself when it is a Monday, otherwise of the next Monday. */
export const mondayFrom = (number: number): number => number + 6 - ((number + 2) % 7);

export function isDay(text: string): boolean {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : Number.NaN;
  // Date.parse accepts 30 February as 2 March.
  return !Number.isNaN(number) && dayText(number) === text;
}

export function todayInParis(): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format();
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/**
 * The values of the placeholders in `ads.json`: days, and what the texts of an ad say about them.
 * @param starts the number of the first day.
 * @param ends the number of the last day; `null` for an ad without an end.
 */
export function placeholdersOf(starts: number, ends: number | null) {
  const [start, end] = [dateOf(starts), dateOf(ends ?? starts)];
  const { month } = start;
  return {
    start: dayText(starts),
    end: dayText(ends ?? starts),
    firstDay: `${start.date} ${month}`,
    // « 14 au 26 décembre », « 28 décembre au 2 janvier ».
    days: `${start.date}${month === end.month ? '' : ` ${month}`} au ${end.date} ${end.month}`,
    month,
    ofMonth: /^[ao]/.test(month) ? `d’${month}` : `de ${month}`,
    winter: ['novembre', 'décembre', 'janvier', 'février'].includes(month),
    december: month === 'décembre',
  };
}

function dateOf(number: number): { date: string; month: string } {
  const [, month, date] = dayText(number).split('-').map(Number);
  return { date: date === 1 ? '1er' : String(date), month: MONTHS[(month ?? 1) - 1] ?? '' };
}

/** Replaces `{name}` with a value, and `{name?one|other}` with one of two texts. */
export function fillIn(text: string, values: Record<string, string | boolean>): string {
  return text.replace(/\{(\w+)(?:\?([^|{}]*)\|([^|{}]*))?\}/g, (_, name, one, other) => {
    const value = values[name];
    if (typeof value === 'string') return value;
    return value ? one : other;
  });
}
