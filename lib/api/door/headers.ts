import type { Life } from '../cache.ts';

/** What every answer of the door says. */
export const everyAnswer = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' };

/** What the answers say that nobody keeps. */
export const notKept = { ...everyAnswer, 'Cache-Control': 'no-store' };

const day = 24 * 60 * 60;

/**
 * Shared caches keep an answer as long as we would, and serve the last good one while the API
 * fails. Browsers ask each time: nobody can take back from them an ad that is gone.
 */
export function kept({ revalidate }: Life) {
  const shared = `s-maxage=${revalidate}, stale-while-revalidate=${revalidate}`;
  return { 'Cache-Control': `public, max-age=0, ${shared}, stale-if-error=${day}` };
}
