/** A `YYYY-MM-DD` day as a number that sorts as days do, 20261201; `null` for what is none. */
export function dayNumber(day: string | null): number | null {
  if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  return Number(day.replaceAll('-', ''));
}
