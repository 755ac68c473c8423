import { cacheLife } from 'next/cache';
import { type Life, lifeOfLists } from '@/lib/api/cache';
import { type LastGood, only } from '@/lib/api/last-good';

/**
 * Reads the one answer of its kind within a `'use cache'` function, and gives it `life`. When the API
 * fails it gives the last good one, which is tried again soon.
 *
 * @throws what `read` threw when nothing was good before.
 */
export async function readOrLast<T>(
  last: LastGood<T>,
  life: Life,
  read: () => Promise<T>,
): Promise<T> {
  try {
    const content = await read();
    last.set(only, content);
    cacheLife(life);
    return content;
  } catch (error) {
    const content = last.getInstead(only, error);
    cacheLife(lifeOfLists);
    return content;
  }
}
