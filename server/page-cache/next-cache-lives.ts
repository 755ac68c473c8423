import { createRequire } from 'node:module';

/** How many lives Next.js may remember; about 300 bytes each. */
const most = 5_000;

// As in page-cache.ts.
const require = createRequire(import.meta.url);
const { SharedCacheControls } =
  require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js') as {
    SharedCacheControls: { cacheControls?: unknown };
  };

/**
 * Next.js remembers the life of every page it ever made, for as long as the process lives. Each page
 * that is kept says its own, so beyond a number they are all forgotten.
 */
export function clearCacheLives(): void {
  const lives = SharedCacheControls.cacheControls;
  if (lives instanceof Map && lives.size > most) lives.clear();
}
