import { dayAfter } from './day-number.ts';

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days from Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const fromEaster = [1, 39, 50];

/**
 * The public holidays of a year in France, as `YYYY-MM-DD` (Code du travail, article L3133-1).
 * @param inAlsaceMoselle with Good Friday and 26 December (L3134-13).
 */
export function publicHolidays(year: number, inAlsaceMoselle: boolean): string[] {
  const own = inAlsaceMoselle ? { fixed: ['12-26'], fromEaster: [-2] } : null;
  const easter = easterOf(year);
  return [
    ...[...fixed, ...(own?.fixed ?? [])].map((day) => `${year}-${day}`),
    ...[...fromEaster, ...(own?.fromEaster ?? [])].map((days) => dayAfter(easter, days)),
  ].sort();
}

/** Easter Sunday of a year (Butcher, « Ecclesiastical Calendar », 1876). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor((century + 8) / 25) + 1;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor(corrected / 3) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return dayAfter(`${year}-03-22`, epact + weekday - 7 * shift);
}
