/**
 * A day is `YYYY-MM-DD`: such strings sort by date, and no time zone shifts them. To count, it is its number since
 * 1970-01-01.
 */

const DAY_MS = 86_400_000;

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayText = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

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
