import { z } from 'zod';
import { BoundedCache } from '@/lib/cache/bounded-cache';
import { placesCacheLife as maxLife } from '@/lib/cache/lifetimes';
import { refreshes } from '@/lib/cache/refreshes';
import { type Sharing, sharing } from '@/lib/cache/sharing';
import { compressValue, decompressValue } from '@/lib/cache/stored-bytes';
import { now } from '@/lib/runtime/now';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** How a value is stored: how long it is fresh, in seconds, and the tags that the webhook refreshes. */
type Storing<T> = { lifeOf: (value: T) => number; tags: string[] };
/** A value with its freshness: its tags, and when it is stale, in milliseconds since 1970. */
type Read<T> = { value: T; tags: string[]; staleAt: number };
/** `since`: when its request started, on the clock `now`. */
type Entry = Omit<Read<unknown>, 'value'> & { bytes: Buffer; since: number };
/** A read in progress. `since`: as of an entry. */
type Reading = { result: Promise<Read<unknown>>; since: number };
const sharedSchema = z.object({
  value: z.unknown(),
  staleAt: z.number().refine((at) => at <= Date.now() + 1_000 * maxLife),
});
/** Bytes of all values in memory: some four thousand pages of ads. */
const maxBytes = 32_000_000;
/** Bytes of what does not exist, which evicts nothing that does, and seconds until the API is called for it again. */
const maxAbsentBytes = 2_000_000;
const absentSeconds = 10;
const overheadBytes = 300;

/** The store of API data: in memory, then in the shared Redis. Stale values stay for stale-if-error (RFC 5861). */
export function createDataStore(
  entries: BoundedCache<Entry>,
  shared: ReturnType<Sharing['values']> | undefined,
  running = new Map<string, Reading>(),
  absent = newEntries(maxAbsentBytes, 'absent data'),
) {
  function store(key: string, { value, tags, staleAt }: Read<unknown>, since: number): void {
    entries.set(key, { bytes: compressValue(value), tags, staleAt, since });
    absent.delete(key);
  }

  /** The fresh value that another instance has read; `null` without one. */
  async function receive(key: string): Promise<Read<unknown> | null> {
    const found = await shared?.get(key, sharedSchema);
    if (found?.freshness !== 'fresh' || Date.now() >= found.value.staleAt) return null;
    const received = { ...found.value, tags: found.tags };
    store(key, received, found.since);
    return received;
  }

  async function load<T>(key: string, { lifeOf, tags }: Storing<T>, read: () => Promise<T>) {
    const received = await receive(key);
    if (received !== null) return received as Read<T>;
    const since = now();
    const value = await read();
    const life = lifeOf(value);
    const staleAt = Date.now() + life * 1_000;
    store(key, { value, tags, staleAt }, since);
    if (life > 0) shared?.set(key, { value: { value, staleAt }, tags, since }, life);
    return { value, tags, staleAt };
  }

  return {
    /**
     * The fresh value under a key, else what `read` returns, which is stored. Concurrent callers share one read, but not
     * one that began before the webhook reported a change.
     */
    async read<T>(key: string, storing: Storing<T>, read: () => Promise<T>): Promise<Read<T>> {
      const entry = absent.get(key) ?? entries.get(key);
      if (entry && Date.now() < entry.staleAt && freshnessOf(entry) === 'fresh') {
        return readEntry(entry) as Read<T>;
      }
      const other = running.get(key);
      const isShared = other && refreshes.freshnessOf(storing.tags, other.since) === 'fresh';
      if (isShared) return other.result as Promise<Read<T>>;
      const since = now();
      const result = load(key, storing, read).finally(() => {
        if (running.get(key)?.since === since) running.delete(key);
      });
      running.set(key, { result, since });
      return result;
    },

    /** The last value under a key, however old; `null` when there is none, or its subject was deleted. */
    getStale(key: string, mayBeAbsent = false): { value: unknown } | null {
      const entry = entries.get(key) ?? (mayBeAbsent ? absent.get(key) : undefined);
      return entry === undefined || freshnessOf(entry) === 'deleted' ? null : readEntry(entry);
    },

    has: (key: string) => entries.has(key),

    /** Stores for seconds, in the place of a value, that there is none. @param since when that was read. */
    setAbsent(key: string, value: unknown, tags: string[], since: number): void {
      const staleAt = Date.now() + absentSeconds * 1_000;
      entries.delete(key);
      absent.set(key, { bytes: compressValue(value), tags, staleAt, since });
    },
  };
}

/** Entries for {@link createDataStore}, of at most `maxBytes` in all. */
export function newEntries(maxBytes: number, name = 'data'): BoundedCache<Entry> {
  const sizeOf = ({ bytes, tags }: Entry) => overheadBytes + bytes.length + 2 * tags.join().length;
  return new BoundedCache<Entry>(maxBytes, sizeOf, name);
}

function readEntry({ bytes, tags, staleAt }: Entry): Read<unknown> {
  return { value: decompressValue(bytes), tags, staleAt };
}

const freshnessOf = ({ tags, since }: Entry) => refreshes.freshnessOf(tags, since);
const running = new Map<string, Reading>();

/** The store of this process. Bundles share its entries, but no reads: an error has another class in each bundle. */
export function dataStore() {
  const entries = processSingleton('data-entries', () => newEntries(maxBytes));
  // Builds share it: with another shape of a value it has another number.
  const absent = processSingleton('absent-data', () => newEntries(maxAbsentBytes, 'absent data'));
  return createDataStore(entries, sharing?.values('data-4'), running, absent);
}
