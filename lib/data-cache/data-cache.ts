import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import { BoundedCache } from '../cache/bounded-cache.ts';
import { now, refreshes } from '../cache/refreshes.ts';
import { refresh } from '../cache/sharing.ts';
import { bytesOf, type KeptData, streamOf } from './kept-data.ts';
import { findShared, share } from './shared-data.ts';

/** Bytes of the data in memory. */
const room = 48_000_000;

const kept = new BoundedCache<KeptData>(
  room,
  ({ bytes, tags }) => 500 + bytes.length + 2 * tags.join().length,
);
/** Those being stored: who asks for one waits for it. */
const pending = new Map<string, Promise<void>>();

/**
 * The cache behind `'use cache'`: this memory, then the Redis that instances share. As in the one of
 * Next.js, data that is due is gone: pages stay until they are made anew, data is asked for again.
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers
 */
const dataCache: CacheHandler = {
  async get(key, softTags) {
    await pending.get(key);
    const data = kept.get(key) ?? (await findAndKeep(key));
    if (data === null || now() > data.timestamp + data.revalidate * 1_000) return undefined;
    const { bytes, since, ...entry } = data;
    const standing = refreshes.judge([...data.tags, ...softTags], since);
    if (standing === 'expired' || standing === 'gone') return undefined;
    const revalidate = standing === 'stale' ? -1 : data.revalidate;
    return { ...entry, revalidate, value: streamOf(bytes) };
  },

  async set(key, entry) {
    const stored = store(key, entry).finally(() => {
      if (pending.get(key) === stored) pending.delete(key);
    });
    pending.set(key, stored);
    await stored;
  },

  async refreshTags() {
    // They come with the heartbeat of lib/cache/redis-link.ts.
  },

  async getExpiration() {
    // Says that `get` judges by the soft tags itself.
    return Number.POSITIVE_INFINITY;
  },

  async updateTags(tags, durations) {
    // With a time to live on, what is kept may be served while it is made anew.
    for (const tag of tags) refresh(tag, durations?.expire ? 'stale' : 'expired');
  },
};

export default dataCache;

async function store(key: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
  try {
    const { value, ...entry } = await pendingEntry;
    const data = { ...entry, bytes: await bytesOf(value), since: entry.timestamp };
    kept.set(key, data);
    share(key, data);
  } catch {
    // Interrupted: half of it would make half a page.
    kept.delete(key);
  }
}

async function findAndKeep(key: string): Promise<KeptData | null> {
  const data = await findShared(key);
  if (data !== null) kept.set(key, data);
  return data;
}
