import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { pagesSchema, type WalkStore } from '@/lib/api/ads-index/walk';
import { runtimeCache } from '@/lib/cache/vercel-cache';
import { config } from '@/lib/config/config';

/** The most ads of a snapshot (docs/product.md#index-of-ads). */
const maxOfSnapshot = 10_000;
/** Seconds until the next snapshot is made, and for which one instance may be making it. */
const snapshotSeconds = 15 * 60;
const claimSeconds = 60;
/** Seconds for which a snapshot is served while no other can be made. */
const storedSeconds = 24 * 60 * 60;

/** Another deployment may use another API. */
const keyOf = (key: string) =>
  createHash('sha256').update(`ads snapshot ${config.API_URL} ${key}`).digest('hex');

const currentSchema = z.object({ id: z.string(), at: z.number() });
/** Ads that the webhook reported as deleted, and when, in milliseconds since 1970. */
const deletedSchema = z.array(z.object({ id: z.number(), at: z.number() })).catch([]);
const maxDeleted = 2_000;

/** The last read of the whole list, in the runtime cache. */
const snapshots: WalkStore = {
  // Each read is a request: some 500 kB compressed, and an item has 2 MB at most.
  adsAtATime: 500,

  async walk(isNew) {
    const cache = await runtimeCache(keyOf);
    const [stored, deleted] = await Promise.all([cache.get('current'), cache.get('deleted')]);
    const current = isNew ? null : currentSchema.safeParse(stored).data;
    // A snapshot is dated when it is complete.
    const since = (current?.at ?? Date.now()) - 1_000 * claimSeconds;
    const isSince = ({ at }: { at: number }) => at >= since;
    return {
      id: current?.id ?? randomUUID(),
      ageMs: current ? Date.now() - current.at : 0,
      deleted: deletedSchema
        .parse(deleted)
        .filter(isSince)
        .map(({ id }) => id),
    };
  },

  async pages({ id }, range, read) {
    const cache = await runtimeCache(keyOf);
    const key = `${id} ${range}`;
    const stored = z.string().safeParse(await cache.get(key)).data;
    if (stored)
      return pagesSchema.parse(JSON.parse(`${gunzipSync(Buffer.from(stored, 'base64'))}`));
    const pages = await read();
    const value = gzipSync(JSON.stringify(pages)).toString('base64');
    await cache.set(key, value, { ttl: storedSeconds });
    return pages;
  },

  async finish({ id, ageMs }, isOff) {
    const cache = await runtimeCache(keyOf);
    const ttl = isOff ? snapshotSeconds : storedSeconds;
    await cache.set('current', { id, at: Date.now() - ageMs }, { ttl });
  },
};

/** Options of an updater on Vercel. @param max the most ads there may be elsewhere. */
export function snapshotOptions(max: number) {
  const most = Math.min(max, maxOfSnapshot);
  return { isSnapshot: true, store: snapshots, max: most, retryDelaysMs: [] };
}

/** Removes ads from the snapshot of all instances: the webhook reaches one. @param existing those that are there again. */
export async function removeFromSnapshot(deleted: readonly number[], existing: readonly number[]) {
  const cache = await runtimeCache(keyOf);
  const known = deletedSchema.parse(await cache.get('deleted'));
  const others = known.filter(({ id }) => !deleted.includes(id) && !existing.includes(id));
  if (deleted.length === 0 && others.length === known.length) return;
  const all = [...others, ...deleted.map((id) => ({ id, at: Date.now() }))];
  await cache.set('deleted', all.slice(-maxDeleted), { ttl: storedSeconds });
}

/** Whether this instance is to make the next snapshot: the last one is old, and no other instance makes it now. */
export async function claimNextSnapshot(ageSeconds: number | null): Promise<boolean> {
  if (ageSeconds === null || ageSeconds < snapshotSeconds) return false;
  const cache = await runtimeCache(keyOf);
  if ((await cache.get('claim')) !== null) return false;
  await cache.set('claim', true, { ttl: claimSeconds });
  return true;
}
