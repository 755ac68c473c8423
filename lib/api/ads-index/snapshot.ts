import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { IndexReader } from '@/lib/api/ads-index/index-reader';
import { type AdsSource, walk } from '@/lib/api/ads-index/walk';
import type { Refreshes } from '@/lib/cache/refreshes';
import { runtimeCache } from '@/lib/cache/vercel-cache';
import { config } from '@/lib/config/config';
import { now } from '@/lib/runtime/now';

/** The most ads of a snapshot (docs/product.md#index-of-ads). */
const maxOfSnapshot = 10_000;
/** Ads that are stored together: some 500 kB compressed, and an item of the cache has 2 MB at most. */
const adsOfChunk = 500;
/** Characters of the changes that are stored: the latest. */
const maxChangesLength = 1_000_000;
/** Seconds until the next snapshot is made, and for which one instance may be making it. */
const snapshotSeconds = 15 * 60;
const claimSeconds = 60;
/** Seconds for which a snapshot is served while no other can be made. */
const storedSeconds = 24 * 60 * 60;

/** A read of the list: when it began, in milliseconds since 1970, how many ads there are, in how many chunks. */
const snapshotSchema = z.object({
  id: z.string(),
  at: z.number(),
  count: z.number(),
  chunks: z.number(),
});
type Snapshot = z.output<typeof snapshotSchema>;

/** What the webhook said, and when: an ad as the API then sent it, `null` when it was deleted. */
const changesSchema = z.array(z.object({ id: z.number(), item: z.unknown(), at: z.number() }));

/** The runtime cache, which all instances share. Another deployment may use another API. */
async function openCache() {
  const hash = (key: string) =>
    createHash('sha256').update(`ads snapshot 2 ${config.API_URL} ${key}`).digest('hex');
  const cache = await runtimeCache(hash);
  const current = async () => snapshotSchema.safeParse(await cache.get('current')).data;
  /** The latest first, from a minute before the snapshot on: the API may have answered that from a cache. */
  const changesSince = async (snapshot: Snapshot | undefined) => {
    const since = (snapshot?.at ?? 0) - 1_000 * claimSeconds;
    const all = changesSchema.safeParse(await cache.get('changes')).data ?? [];
    return all.filter(({ at }) => at >= since);
  };
  return { cache, current, changesSince };
}

/** The index of an instance on Vercel, which keeps no process: one instance reads the API, others what it stored. */
export class SnapshotReader extends IndexReader {
  /** The one that was last read. */
  #snapshot: Snapshot | undefined;

  constructor(source: AdsSource, maxAds: number, refreshes: Refreshes) {
    super(source, Math.min(maxAds, maxOfSnapshot), refreshes);
  }

  /** Loads the current snapshot, or makes the first, and what the webhook has said since. Never throws. */
  async load(): Promise<void> {
    if (this.oneAtATime.activeCount === 0) await this.#read(false);
    else if (this.state !== 'ready') await this.oneAtATime(() => {});
    // While the next one is made, this one is searched. A failure of the cache is in the log of the one that is made.
    else await this.#putChanges(this.#snapshot).catch(() => {});
  }

  /** Makes a new snapshot. Returns whether that succeeded; never throws. */
  renew(): Promise<boolean> {
    return this.#read(true);
  }

  /** Makes the next snapshot when this one is old, unless another instance does. */
  async renewWhenOld(): Promise<void> {
    if ((this.ageSeconds ?? 0) < snapshotSeconds) return;
    const { cache } = await openCache();
    if ((await cache.get('claim')) !== null) return;
    await cache.set('claim', true, { ttl: claimSeconds });
    await this.renew();
  }

  /** Puts ads that the API has just sent, or removes those with `null`, on all instances. */
  async take(ads: ReadonlyMap<number, unknown>): Promise<void> {
    if (ads.size === 0) return;
    for (const [id, item] of ads) this.put(id, item);
    const { cache, current, changesSince } = await openCache();
    const others = (await changesSince(await current())).filter(({ id }) => !ads.has(id));
    const own = [...ads].map(([id, item]) => ({ id, item, at: Date.now() }));
    let length = 0;
    const latest = [...own, ...others].filter((change) => {
      length += JSON.stringify(change).length;
      return length <= maxChangesLength;
    });
    await cache.set('changes', latest, { ttl: storedSeconds });
  }

  #read(isNew: boolean): Promise<boolean> {
    return this.inTurn('walk', async () => {
      const { current } = await openCache();
      const stored = isNew ? undefined : await current();
      const isRead = stored && (stored.id === this.#snapshot?.id || (await this.#load(stored)));
      this.#snapshot = isRead ? stored : await this.#make();
      await this.#putChanges(this.#snapshot);
    });
  }

  async #putChanges(snapshot: Snapshot | undefined): Promise<void> {
    const { changesSince } = await openCache();
    for (const { id, item, at } of await changesSince(snapshot)) this.put(id, item, at);
  }

  /** Reads a snapshot that is stored. Returns whether it is whole. */
  async #load({ id, at, count, chunks }: Snapshot): Promise<boolean> {
    const { cache } = await openCache();
    const keys = Array.from({ length: chunks }, (_, number) => `${id} ${number}`);
    const stored = await Promise.all(keys.map((key) => cache.get(key)));
    const packed = stored.filter((chunk) => typeof chunk === 'string');
    if (packed.length < chunks) return false;
    const items: unknown[] = packed.flatMap((chunk) =>
      JSON.parse(gunzipSync(Buffer.from(chunk, 'base64')).toString()),
    );
    await this.putAll('loaded', now() - (Date.now() - at), [{ count, items, hasNext: false }]);
    return true;
  }

  /** Reads the API, and stores what it sends. */
  async #make(): Promise<Snapshot> {
    const { cache } = await openCache();
    const [id, at, since] = [randomUUID(), Date.now(), now()];
    const items: unknown[] = [];
    let count = 0;
    for await (const page of walk(this.source, this.maxAds)) {
      items.push(...page.items);
      count = page.count;
    }
    await this.putAll('walked', since, [{ count, items, hasNext: false }]);
    const snapshot = { id, at, count, chunks: Math.ceil(items.length / adsOfChunk) };
    // Changes during the walk count before the snapshot is stored, which takes time.
    await this.#putChanges(snapshot);
    for (let number = 0; number < snapshot.chunks; number += 1) {
      const chunk = items.slice(number * adsOfChunk, (number + 1) * adsOfChunk);
      const packed = gzipSync(JSON.stringify(chunk)).toString('base64');
      await cache.set(`${id} ${number}`, packed, { ttl: storedSeconds });
    }
    const ttl = this.state === 'off' ? snapshotSeconds : storedSeconds;
    await cache.set('current', snapshot, { ttl });
    return snapshot;
  }
}
