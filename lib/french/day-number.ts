/** A `YYYY-MM-DD` day as a number: that of the next day is one more. */
export function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

/** The `YYYY-MM-DD` day some days after another one; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);
}
