type Entry<T> = { value: T; bytes: number };

/** The share of the bytes for entries that were read more than once. */
const protectedShare = 0.8;

/**
 * A segmented LRU cache, bounded in bytes. Entries start in the probationary segment, which is evicted
 * first, and move to the protected one when they are read: a flood of entries that are read once does
 * not evict those that are read again.
 */
export class BoundedCache<T> {
  // Maps iterate in the order of insertion: the least recently used come first.
  readonly #probationary = new Map<string, Entry<T>>();
  readonly #protected = new Map<string, Entry<T>>();
  readonly #maxBytes: number;
  readonly #sizeOf: (value: T) => number;
  #bytes = 0;
  #protectedBytes = 0;

  /** @param sizeOf the bytes of a value; those of its key are added here. */
  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  /** The bytes of all entries. */
  get bytes(): number {
    return this.#bytes;
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
    if (bytes > this.#maxBytes * (1 - protectedShare)) return;
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
    while (this.#protectedBytes > this.#maxBytes * protectedShare) {
      const [oldest] = this.#protected;
      if (oldest === undefined) break;
      const [key, entry] = oldest;
      this.#protected.delete(key);
      this.#protectedBytes -= entry.bytes;
      this.#probationary.set(key, entry);
    }
    while (this.#bytes > this.#maxBytes) {
      const [oldest] = this.#probationary.keys();
      if (oldest === undefined) break;
      this.#take(oldest);
    }
  }
}
