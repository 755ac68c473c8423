import { dayAt, endOfDay } from '@/lib/french/day';
import { limitLife } from '@/lib/runtime/current-request';

/** The day it is, `YYYY-MM-DD`, in Paris by default, for a response that is stored: it is stale once the day is over. */
export function getToday(timeZone?: string): string {
  const now = new Date();
  const today = dayAt(now, timeZone);
  limitLife(Math.ceil((Date.parse(endOfDay(today, timeZone)) - now.getTime()) / 1_000) + 1);
  return today;
}
