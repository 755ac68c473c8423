/** What every answer of the door says. */
export const commonHeaders = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' };

/** What the answers say that nobody keeps. */
export const notStored = { ...commonHeaders, 'Cache-Control': 'no-store' };

const day = 24 * 60 * 60;

/**
 * Shared caches keep an answer as long as we would (`life`, in seconds), and serve the last good one
 * while the API fails. Browsers ask each time: nobody can take back from them an ad that is gone.
 */
export function kept(life: number) {
  const shared = `s-maxage=${life}, stale-while-revalidate=${life}`;
  return { 'Cache-Control': `public, max-age=0, ${shared}, stale-if-error=${day}` };
}
