/** Days are `YYYY-MM-DD` strings: they sort by date, and no time zone shifts them. */

const DAY_MS = 86_400_000;

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse accepts 30 February as 2 March.
  return !Number.isNaN(time) && dayOf(time) === text;
}

export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY_MS);

export function todayInParis(): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format();
}
