import { processSingleton } from '../runtime/process-singleton.ts';

type Entry<T> = { value: T; bytes: number; reads: number };
type CacheState = Pick<BoundedCache<never>, 'bytes' | 'maxBytes' | 'entries' | 'evictions'>;
/** The named caches of this process, for metrics. */
export const namedCaches = processSingleton('named-caches', () => new Map<string, CacheState>());
/** The share of the bytes for entries that were read. */
const protectedShare = 0.8;
/** Further reads of an entry do not count. */
const maxReads = 8;

/** Entries, the least recently used first. */
class Segment<T> extends Map<string, Entry<T>> {
  // A new iterator would pass the places of all entries that were removed.
  #iterator = this.entries();

  /** Removes the first entry; `undefined`: try again. */
  shift(): [string, Entry<T>] | undefined {
    const { value } = this.#iterator.next();
    if (value === undefined) this.#iterator = this.entries();
    else this.delete(value[0]);
    return value;
  }
}

/**
 * A segmented cache, bounded in bytes. Of the protected entries those that were read least leave first: a flood of
 * entries that are read a few times each does not evict what is read more.
 */
export class BoundedCache<T> {
  readonly #probationary = new Segment<T>();
  /** By their reads, from one. */
  readonly #protected = Array.from({ length: maxReads }, () => new Segment<T>());
  readonly #sizeOf: (value: T) => number;
  readonly maxBytes: number;
  bytes = 0;
  #protectedBytes = 0;
  /** Entries that were removed because there was no room, since the start. */
  evictions = 0;

  /** @param sizeOf the bytes of a value without its key. @param name unique in this process, for metrics. */
  constructor(maxBytes: number, sizeOf: (value: T) => number, name?: string) {
    this.maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
    if (name !== undefined) namedCaches.set(name, this);
  }

  get entries(): number {
    return this.#protected.reduce((sum, { size }) => sum + size, this.#probationary.size);
  }

  has(key: string): boolean {
    return [this.#probationary, ...this.#protected].some((segment) => segment.has(key));
  }

  get(key: string): T | undefined {
    const entry = this.#take(key);
    if (entry !== undefined) this.#put(key, { ...entry, reads: entry.reads + 1 });
    return entry?.value;
  }

  set(key: string, value: T): void {
    const reads = this.#take(key)?.reads ?? 0;
    const bytes = this.#sizeOf(value) + 2 * key.length;
    // A larger one would evict all probationary entries.
    if (bytes <= this.maxBytes * (1 - protectedShare)) this.#put(key, { value, bytes, reads });
  }

  delete(key: string): void {
    this.#take(key);
  }

  #put(key: string, entry: Entry<T>): void {
    const rank = Math.min(entry.reads, maxReads);
    (this.#protected[rank - 1] ?? this.#probationary).set(key, entry);
    this.bytes += entry.bytes;
    if (rank > 0) this.#protectedBytes += entry.bytes;
    while (this.#protectedBytes > this.maxBytes * protectedShare) {
      const [oldest = '', moved] = this.#protected.find(({ size }) => size > 0)?.shift() ?? [];
      if (moved === undefined) continue;
      this.#protectedBytes -= moved.bytes;
      this.#probationary.set(oldest, moved);
    }
    while (this.bytes > this.maxBytes) {
      const [, evicted] = this.#probationary.shift() ?? [];
      if (evicted === undefined) continue;
      this.bytes -= evicted.bytes;
      this.evictions += 1;
    }
  }

  #take(key: string): Entry<T> | undefined {
    const segment = this.#protected.find((one) => one.has(key)) ?? this.#probationary;
    const entry = segment.get(key);
    if (entry === undefined) return undefined;
    segment.delete(key);
    this.bytes -= entry.bytes;
    if (segment !== this.#probationary) this.#protectedBytes -= entry.bytes;
    return entry;
  }
}
