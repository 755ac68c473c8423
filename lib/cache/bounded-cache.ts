import { processSingleton } from '../runtime/process-singleton.ts';

type CacheState = Pick<BoundedCache<never>, 'bytes' | 'maxBytes' | 'entries' | 'evictions'>;
/** The named caches of this process, for metrics. */
export const namedCaches = processSingleton('named-caches', () => new Map<string, CacheState>());
/** The share of the bytes for entries that were read. */
const protectedShare = 0.8;
/** Further reads of an entry do not count. */
const maxReads = 8;

/** An entry of a linked list. A map would pass the places of all removed entries to find the first one. */
class Entry<T> {
  reads = 0;
  /** The number of its list: its reads, or 0 since it is not protected any more. */
  rank = 0;
  next: Entry<T> = this;
  #previous: Entry<T> = this;
  key = '';
  bytes = 0;
  value?: T;

  /** Takes it out of its list. */
  remove(): void {
    this.#previous.next = this.next;
    this.next.#previous = this.#previous;
    this.next = this;
    this.#previous = this;
  }

  /** Moves it to the end of the list with this start. */
  moveTo(start: Entry<T>): void {
    this.remove();
    this.#previous = start.#previous;
    this.next = start;
    this.#previous.next = this;
    start.#previous = this;
  }
}

/** A cache, bounded in bytes. Those that were read least leave first: a flood of entries evicts nothing read more. */
export class BoundedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  /** The starts of the lists by rank, in each the least recently used entry first. */
  readonly #lists = Array.from({ length: maxReads + 1 }, () => new Entry<T>());
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
    return this.#entries.size;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.reads += 1;
    this.#move(entry, Math.min(entry.reads, maxReads));
    this.#demote();
    return entry.value;
  }

  set(key: string, value: T): void {
    const reads = this.#entries.get(key)?.reads ?? 0;
    this.delete(key);
    const bytes = this.#sizeOf(value) + 2 * key.length;
    // A larger one would evict all that are not protected.
    if (bytes > this.maxBytes * (1 - protectedShare)) return;
    const entry = Object.assign(new Entry<T>(), { key, bytes, value, reads });
    this.#entries.set(key, entry);
    this.bytes += entry.bytes;
    this.#move(entry, Math.min(reads, maxReads));
    this.#demote();
    while (this.bytes > this.maxBytes && this.#lists[0]) {
      this.delete(this.#lists[0].next.key);
      this.evictions += 1;
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#move(entry, 0);
    entry.remove();
    this.#entries.delete(key);
    this.bytes -= entry.bytes;
  }

  #move(entry: Entry<T>, rank: number): void {
    if (entry.rank > 0) this.#protectedBytes -= entry.bytes;
    if (rank > 0) this.#protectedBytes += entry.bytes;
    entry.rank = rank;
    const start = this.#lists[rank];
    if (start) entry.moveTo(start);
  }

  /** Makes room for protected entries. */
  #demote(): void {
    while (this.#protectedBytes > this.maxBytes * protectedShare) {
      const list = this.#lists.find((start, rank) => rank > 0 && start.next !== start);
      if (list) this.#move(list.next, 0);
    }
  }
}
