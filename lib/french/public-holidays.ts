import { dayAfter } from './day-number.ts';

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/**
 * The public holidays of a year from 1900 to 2099, as `YYYY-MM-DD` (Code du travail, article L3133-1).
 * @param inAlsaceMoselle with Good Friday and 26 December (L3134-13).
 */
export function publicHolidays(year: number, inAlsaceMoselle: boolean): string[] {
  // Easter by Gauss. Easter Monday, Ascension and Whit Monday follow it.
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
  const easter = dayAfter(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0));
  const days = [...fixed, ...(inAlsaceMoselle ? ['12-26'] : [])].map((day) => `${year}-${day}`);
  const moving = [1, 39, 50, ...(inAlsaceMoselle ? [-2] : [])];
  return [...days, ...moving.map((after) => dayAfter(easter, after))].sort();
}
