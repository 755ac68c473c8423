/** A formatted reading time: « 4 min de lecture » (specification, section 2). */
export function readingTime(minutes: number | null): string | null {
  return minutes === null ? null : `${minutes} min de lecture`;
}
