import { cacheLife } from 'next/cache';
import { lifeOfFailures } from '@/lib/api/cache';
import { pageFailed } from '@/lib/log/page-failed';

/**
 * Makes the answer a 500 that is not kept, and draws nothing; the page around it says what is missing.
 *
 * Next.js does that for a page in which a cached read threw, but only for the request that began the
 * read. Another page that waits for the same one, say the first page of a list and one beyond its end,
 * would answer 200 and be kept with the failure in it. So each page throws for itself.
 *
 * @param page what no other page is called.
 */
export async function failPage(page: string): Promise<void> {
  await fail(page).catch(() => {});
}

async function fail(_page: string): Promise<void> {
  'use cache';
  cacheLife(lifeOfFailures);
  throw Object.assign(new Error('A page misses what it is about.'), { digest: pageFailed });
}
