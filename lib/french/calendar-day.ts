const pattern = /^(20\d{2})-(\d{2})-(\d{2})$/;

/**
 * Whether a text is a calendar day, `YYYY-MM-DD`, of this century: while a user types the year 2026,
 * a date field has the values 0002, 0020 and 0202.
 */
export function isCalendarDay(text: string): boolean {
  if (!pattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
