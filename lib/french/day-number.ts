/** A `YYYY-MM-DD` day as a number: that of the next day is one more. */
export function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

/** The `YYYY-MM-DD` day with a number. */
export function dayOfNumber(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

/** The `YYYY-MM-DD` day some days after another one; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

/** The weekday of a day with a number: 0 is Monday. The day with the number 0 was a Thursday. */
export function weekdayOf(number: number): number {
  return (number + 3) % 7;
}
