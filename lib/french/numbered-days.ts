/* Days by their numbers (`dayNumber`), apart from what the list loads. */

/** The `YYYY-MM-DD` day with a number. */
export function dayOfNumber(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

/** The weekday of a day with a number: 0 is Monday. The day with the number 0 was a Thursday. */
export function weekdayOf(number: number): number {
  return (number + 3) % 7;
}
