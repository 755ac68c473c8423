import { z } from 'zod';
import { BoundedCache } from '@/lib/cache/bounded-cache';
import { type Freshness, now, refreshes } from '@/lib/cache/refreshes';
import type { SharedValues } from '@/lib/cache/shared-values';
import { sharing } from '@/lib/cache/sharing';
import { compressValue, decompressValue } from '@/lib/cache/stored-bytes';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** How a value is stored: how long it is fresh, in seconds, and the tags that the webhook refreshes. */
type Storing<T> = { lifeOf: (value: T) => number; tags: string[] };

/** A value with its freshness: its tags, and when it is stale, in milliseconds since 1970. */
type Read<T> = { value: T; tags: string[]; staleAt: number };

/** `since`: when its request started, on the clock `now` of lib/cache/refreshes.ts. */
type Entry = Omit<Read<unknown>, 'value'> & { bytes: Buffer; since: number };

type Shared = Pick<SharedValues, 'get' | 'set'> | null;

const sharedSchema = z.object({ value: z.unknown(), staleAt: z.number() });

/** Bytes of all values in memory: some four thousand pages of ads. */
const maxBytes = 32_000_000;
const overheadBytes = 300;

/**
 * The one store of what the site has read from the API: in memory, bounded in bytes, then in the Redis that instances
 * share. Stale values stay until they are evicted, to be used while the API fails (RFC 5861, stale-if-error).
 */
export class DataStore {
  readonly #entries: BoundedCache<Entry>;
  readonly #shared: Shared;
  readonly #running: Map<string, Promise<Read<unknown>>>;

  /** @param running the reads that are going on. */
  constructor(entries: BoundedCache<Entry>, shared: Shared = null, running = new Map()) {
    this.#entries = entries;
    this.#shared = shared;
    this.#running = running;
  }

  /**
   * The fresh value under a key, else what `read` returns, which is stored. Callers at the same time share one read.
   * @throws what `read` throws.
   */
  async read<T>(key: string, storing: Storing<T>, read: () => Promise<T>): Promise<Read<T>> {
    const entry = this.#entries.get(key);
    if (entry !== undefined && freshnessOf(entry) === 'fresh') return readOf(entry) as Read<T>;
    const running = this.#running.get(key);
    if (running !== undefined) return running as Promise<Read<T>>;
    const reading = this.#load(key, storing, read).finally(() => this.#running.delete(key));
    this.#running.set(key, reading);
    return reading;
  }

  /** The last value under a key, however old; `null` when there is none, or its subject was deleted. */
  getStale(key: string): { value: unknown } | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || freshnessOf(entry) === 'deleted') return null;
    return readOf(entry);
  }

  /** Whether there is a value under a key, however old. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Stores a value that is only used while the API fails. */
  setStale(key: string, value: unknown, tags: string[]): void {
    this.#set(key, { value, tags, staleAt: 0 }, now());
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  async #load<T>(
    key: string,
    { lifeOf, tags }: Storing<T>,
    read: () => Promise<T>,
  ): Promise<Read<T>> {
    const received = await this.#receive(key);
    if (received !== null) return received as Read<T>;
    const since = now();
    const value = await read();
    const life = lifeOf(value);
    const staleAt = Date.now() + life * 1_000;
    this.#set(key, { value, tags, staleAt }, since);
    this.#shared?.set(key, { value: { value, staleAt }, tags, since }, life);
    return { value, tags, staleAt };
  }

  async #receive(key: string): Promise<Read<unknown> | null> {
    const found = await this.#shared?.get(key);
    const parsed = sharedSchema.safeParse(found?.value);
    if (found?.freshness !== 'fresh' || !parsed.success) return null;
    const { value, staleAt } = parsed.data;
    if (Date.now() >= staleAt) return null;
    const received = { value, tags: found.tags, staleAt };
    this.#set(key, received, found.since);
    return received;
  }

  #set(key: string, { value, tags, staleAt }: Read<unknown>, since: number): void {
    this.#entries.set(key, { bytes: compressValue(value), tags, staleAt, since });
  }
}

/** Entries for {@link DataStore}, of at most `maxBytes` in all. */
export function newEntries(maxBytes: number): BoundedCache<Entry> {
  const sizeOf = ({ bytes, tags }: Entry) => overheadBytes + bytes.length + 2 * tags.join().length;
  return new BoundedCache<Entry>(maxBytes, sizeOf, 'data');
}

function readOf({ bytes, tags, staleAt }: Entry): Read<unknown> {
  return { value: decompressValue(bytes), tags, staleAt };
}

function freshnessOf({ tags, since, staleAt }: Entry): Freshness {
  const freshness = refreshes.freshnessOf(tags, since);
  return freshness === 'fresh' && Date.now() >= staleAt ? 'stale' : freshness;
}

const running = new Map<string, Promise<Read<unknown>>>();

/**
 * The store of this process. Next.js bundles pages and route handlers apart, each with classes of its own: they share
 * what is stored, but not the reads that are going on, whose errors the other would not know.
 */
export function dataStore(): DataStore {
  const entries = processSingleton('data-entries', () => newEntries(maxBytes));
  // Builds share it: with another shape of a value it has another number.
  return new DataStore(entries, sharing?.values('data-2'), running);
}
