import { dayAt, endOfDay } from '@/lib/french/day';
import { limitLife } from '@/lib/runtime/response-state';

/** The day it is in Paris, `YYYY-MM-DD`, for a response that is stored: it is stale once the day is over. */
export function getToday(): string {
  const now = new Date();
  const today = dayAt(now);
  limitLife(Math.ceil((Date.parse(endOfDay(today)) - now.getTime()) / 1_000) + 1);
  return today;
}
