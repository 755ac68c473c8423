import { cacheLife } from 'next/cache';
import { type Life, lifeOfLists } from '@/lib/api/cache';
import { type LastGood, only } from '@/lib/api/last-good';

/**
 * Reads an answer within a `'use cache'` function, and gives it `life`. When the API fails it gives the
 * last good one, which is tried again soon.
 *
 * @param asked what for, of a kind that has several answers.
 * @throws what `read` threw when nothing was good before.
 */
export async function readOrLast<T>(
  last: LastGood<T>,
  life: Life,
  read: () => Promise<T>,
  asked: string = only,
): Promise<T> {
  try {
    const content = await read();
    last.set(asked, content);
    cacheLife(life);
    return content;
  } catch (error) {
    const content = last.getInstead(asked, error);
    cacheLife(lifeOfLists);
    return content;
  }
}
