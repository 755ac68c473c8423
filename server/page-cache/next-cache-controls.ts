import { createRequire } from 'node:module';
import { writeLine } from '../../lib/log/line.ts';

/** How many entries Next.js may keep; about 300 bytes each. */
const maxEntries = 5_000;

// As in page-cache.ts.
const require = createRequire(import.meta.url);
const { SharedCacheControls } =
  require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js') as {
    SharedCacheControls: { cacheControls?: unknown };
  };

let isReported = false;

/**
 * Bounds the memory of Next.js: it keeps the cache control of every page it ever rendered in a private
 * `Map`, for as long as the process runs. Each cached page has its own, so the map is emptied beyond a
 * number of entries. When the map does not exist any more, an error is logged, once.
 */
export function limitCacheControls(owner: { cacheControls?: unknown } = SharedCacheControls): void {
  const { cacheControls } = owner;
  if (cacheControls instanceof Map) {
    if (cacheControls.size > maxEntries) cacheControls.clear();
    return;
  }
  if (isReported) return;
  isReported = true;
  const message = 'SharedCacheControls.cacheControls of Next.js is no Map: its memory is unbounded';
  writeLine('error', { event: 'next internal changed', message });
}
