import { adsCacheLife } from '@/lib/api/cache';
import { limitPageLife } from '@/lib/api/resources/page-life';
import { dayAt, endOfDay } from '@/lib/french/day';

/**
 * The day it is in Paris, `YYYY-MM-DD`, for a page that is stored: it is revalidated once the day is
 * over.
 */
export async function getToday(): Promise<string> {
  const now = new Date();
  const today = dayAt(now);
  const left = Math.ceil((Date.parse(endOfDay(today)) - now.getTime()) / 1_000) + 1;
  await limitPageLife(Math.min(left, adsCacheLife));
  return today;
}
