import { dayFormat, write } from './day-in-words.ts';

/** « janvier 2027 » */
export const monthOfYear = dayFormat({ month: 'long', year: 'numeric' });

/** The whole month of a `YYYY-MM-DD` day, or the month some months after it. */
export function monthOf(day: string, later = 0): { startDate: string; endDate: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const dayIn = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return { startDate: dayIn(later, 1), endDate: dayIn(later + 1, 0) };
}

/** The month of a `YYYY-MM-DD` day and the eleven after it, with their names: « Janvier 2027 ». */
export function twelveMonths(today: string) {
  return Array.from({ length: 12 }, (_, later) => {
    const month = monthOf(today, later);
    const words = write(monthOfYear(), month.startDate);
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    return { key: month.startDate.slice(0, 7), name, ...month };
  });
}
