import { gunzipSync, gzipSync } from 'node:zlib';
import { unstable_cache } from 'next/cache';
import type { WalkStore } from '@/lib/api/ads-index/walk';
import { now } from '@/lib/cache/refreshes';
import { config } from '@/lib/config';

/** The tag of the current walk, to have another snapshot made. */
export const snapshotTag = 'ads-snapshot';

/** The most ads of a snapshot (docs/product.md#index-of-ads). */
const maxOfSnapshot = 10_000;
/** Seconds after which another is made. */
const walkLife = 15 * 60;
/** Seconds: longer than a snapshot is in use. */
const pagesLife = 24 * 60 * 60;

/** The snapshot of the API in the data cache of Next.js, which instances on Vercel share. For use within a request. */
const dataCache: WalkStore = {
  async walk() {
    const at = await cached([], { revalidate: walkLife, tags: [snapshotTag] }, async () => now());
    return { id: `${at}`, ageMs: now() - at, position: null };
  },
  async pages({ id }, first, read) {
    const make = async () => gzipSync(JSON.stringify(await read())).toString('base64');
    const text = await cached([id, `${first}`], { revalidate: pagesLife }, make);
    return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString());
  },
};

/** Options of an updater on Vercel. @param max the most ads there may be elsewhere. */
export function vercelOptions(max: number) {
  const kind = 'snapshot' as const;
  return { kind, store: dataCache, max: Math.min(max, maxOfSnapshot), retryDelaysMs: [] };
}

function cached<T>(
  key: string[],
  options: { revalidate: number; tags?: string[] },
  read: () => Promise<T>,
): Promise<T> {
  // Vercel's data cache outlives a deployment, and with it another API. Bound: the source of a function is part of its
  // key, and differs from bundle to bundle.
  return unstable_cache(read.bind(null), ['ads snapshot', config.API_URL, ...key], options)();
}
