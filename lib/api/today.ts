import { cacheLife } from 'next/cache';
import { lifeOfAds } from '@/lib/api/cache';
import { dayAt } from '@/lib/french/day';

/** The `YYYY-MM-DD` day it is in Paris, for pages that are kept: a few minutes late at midnight. */
export async function getToday(): Promise<string> {
  'use cache';
  cacheLife(lifeOfAds);
  return dayAt(new Date());
}
