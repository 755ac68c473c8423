import { processSingleton } from '../runtime/process-singleton.ts';

type Entry<T> = { value: T; bytes: number };
type CacheState = Pick<BoundedCache<never>, 'bytes' | 'maxBytes' | 'entries' | 'evictions'>;
/** The named caches of this process, for metrics. */
export const namedCaches = processSingleton('named-caches', () => new Map<string, CacheState>());
/** The share of the bytes for entries that were read more than once. */
const protectedShare = 0.8;

/** A segmented LRU cache, bounded in bytes: a flood of entries does not evict those that are read again. */
export class BoundedCache<T> {
  // Maps iterate in the order of insertion: the least recently used come first.
  readonly #probationary = new Map<string, Entry<T>>();
  readonly #protected = new Map<string, Entry<T>>();
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
    return this.#probationary.size + this.#protected.size;
  }

  has(key: string): boolean {
    return this.#probationary.has(key) || this.#protected.has(key);
  }

  get(key: string): T | undefined {
    const entry = this.#take(key);
    if (entry !== undefined) this.#put(key, entry, true);
    return entry?.value;
  }

  set(key: string, value: T): void {
    const isProtected = this.#protected.has(key);
    this.#take(key);
    const bytes = this.#sizeOf(value) + 2 * key.length;
    // A larger one would evict the whole probationary segment.
    if (bytes <= this.maxBytes * (1 - protectedShare)) {
      this.#put(key, { value, bytes }, isProtected);
    }
  }

  delete(key: string): void {
    this.#take(key);
  }

  #put(key: string, entry: Entry<T>, isProtected: boolean): void {
    (isProtected ? this.#protected : this.#probationary).set(key, entry);
    this.bytes += entry.bytes;
    if (isProtected) this.#protectedBytes += entry.bytes;
    for (const [oldest, moved] of this.#protected) {
      if (this.#protectedBytes <= this.maxBytes * protectedShare) break;
      this.#protected.delete(oldest);
      this.#protectedBytes -= moved.bytes;
      this.#probationary.set(oldest, moved);
    }
    for (const oldest of this.#probationary.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.#take(oldest);
      this.evictions += 1;
    }
  }

  #take(key: string): Entry<T> | undefined {
    const protectedEntry = this.#protected.get(key);
    const entry = protectedEntry ?? this.#probationary.get(key);
    if (entry === undefined) return undefined;
    this.bytes -= entry.bytes;
    if (protectedEntry) this.#protectedBytes -= entry.bytes;
    this.#protected.delete(key);
    this.#probationary.delete(key);
    return entry;
  }
}
