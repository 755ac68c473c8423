/** The weekday of a day with a number: 0 is Monday. The day with the number 0 was a Thursday. */
export function weekdayOf(number: number): number {
  return (number + 3) % 7;
}
