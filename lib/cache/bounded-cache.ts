import { processSingleton } from '../runtime/process-singleton.ts';

type Entry<T> = { value: T; bytes: number };

/** The state of a cache, for metrics. */
type CacheState = {
  readonly bytes: number;
  readonly maxBytes: number;
  readonly entries: number;
  /** Entries that were removed because there was no room, since the start. */
  readonly evictions: number;
};

/** The named caches of this process. */
export const namedCaches = processSingleton('named-caches', () => new Map<string, CacheState>());

/** The share of the bytes for entries that were read more than once. */
const protectedShare = 0.8;

/**
 * A segmented LRU cache, bounded in bytes. Entries start in the probationary segment, which is evicted first, and move
 * to the protected one when they are read: a flood of entries that are read once does not evict those that are read
 * again.
 */
export class BoundedCache<T> implements CacheState {
  // Maps iterate in the order of insertion: the least recently used come first.
  readonly #probationary = new Map<string, Entry<T>>();
  readonly #protected = new Map<string, Entry<T>>();
  readonly maxBytes: number;
  readonly #sizeOf: (value: T) => number;
  #bytes = 0;
  #protectedBytes = 0;
  #evictions = 0;

  /**
   * @param sizeOf the bytes of a value; those of its key are added here.
   * @param name that of the cache in metrics, unique in this process; without one it is in none.
   */
  constructor(maxBytes: number, sizeOf: (value: T) => number, name?: string) {
    this.maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
    if (name !== undefined) namedCaches.set(name, this);
  }

  /** The bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#probationary.size + this.#protected.size;
  }

  get evictions(): number {
    return this.#evictions;
  }

  has(key: string): boolean {
    return this.#probationary.has(key) || this.#protected.has(key);
  }

  get(key: string): T | undefined {
    const entry = this.#take(key);
    if (entry === undefined) return undefined;
    this.#protected.set(key, entry);
    this.#bytes += entry.bytes;
    this.#protectedBytes += entry.bytes;
    this.#evict();
    return entry.value;
  }

  set(key: string, value: T): void {
    const isProtected = this.#protected.has(key);
    this.#take(key);
    const bytes = this.#sizeOf(value) + 2 * key.length;
    // It would evict the whole probationary segment.
    if (bytes > this.maxBytes * (1 - protectedShare)) return;
    (isProtected ? this.#protected : this.#probationary).set(key, { value, bytes });
    this.#bytes += bytes;
    if (isProtected) this.#protectedBytes += bytes;
    this.#evict();
  }

  delete(key: string): void {
    this.#take(key);
  }

  #take(key: string): Entry<T> | undefined {
    const protectedEntry = this.#protected.get(key);
    const entry = protectedEntry ?? this.#probationary.get(key);
    if (entry === undefined) return undefined;
    this.#bytes -= entry.bytes;
    if (protectedEntry) this.#protectedBytes -= entry.bytes;
    this.#protected.delete(key);
    this.#probationary.delete(key);
    return entry;
  }

  #evict(): void {
    while (this.#protectedBytes > this.maxBytes * protectedShare) {
      const [oldest] = this.#protected;
      if (oldest === undefined) break;
      const [key, entry] = oldest;
      this.#protected.delete(key);
      this.#protectedBytes -= entry.bytes;
      this.#probationary.set(key, entry);
    }
    while (this.#bytes > this.maxBytes) {
      const [oldest] = this.#probationary.keys();
      if (oldest === undefined) break;
      this.#take(oldest);
      this.#evictions += 1;
    }
  }
}
