import { cacheLife } from 'next/cache';
import { lifeOfAds } from '@/lib/api/cache';
import { dayAt, endOfDay } from '@/lib/french/day';

/**
 * The day it is in Paris, `YYYY-MM-DD`, for what is kept: a page that asked for it is rendered again
 * once the day is over.
 */
export async function getToday(): Promise<string> {
  'use cache';
  const now = new Date();
  const today = dayAt(now);
  const left = Math.ceil((Date.parse(endOfDay(today)) - now.getTime()) / 1_000) + 1;
  cacheLife({ ...lifeOfAds, revalidate: Math.min(left, lifeOfAds.revalidate) });
  return today;
}
