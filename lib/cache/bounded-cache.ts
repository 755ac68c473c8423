type Held<T> = { value: T; bytes: number };

/** The share of the room that is for what was asked for more than once. */
const shareOfRegulars = 0.8;

/**
 * A cache that holds so many bytes and no more. What is least used goes first: whatever was asked for
 * once makes room for the next, and a flood of such cannot push out what people come back to.
 */
export class BoundedCache<T> {
  // Maps keep the order of insertion: the least recently used come first.
  readonly #newcomers = new Map<string, Held<T>>();
  readonly #regulars = new Map<string, Held<T>>();
  readonly #most: number;
  readonly #sizeOf: (value: T) => number;
  #bytes = 0;
  #bytesOfRegulars = 0;

  /**
   * @param most bytes it holds.
   * @param sizeOf bytes a value takes; those of its key are added here.
   */
  constructor(most: number, sizeOf: (value: T) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#newcomers.has(key) || this.#regulars.has(key);
  }

  get(key: string): T | undefined {
    const held = this.#take(key);
    if (held === undefined) return undefined;
    this.#regulars.set(key, held);
    this.#bytes += held.bytes;
    this.#bytesOfRegulars += held.bytes;
    this.#makeRoom();
    return held.value;
  }

  set(key: string, value: T): void {
    const isRegular = this.#regulars.has(key);
    this.#take(key);
    const bytes = this.#sizeOf(value) + 2 * key.length;
    // One that would push out all newcomers is not worth it.
    if (bytes > this.#most * (1 - shareOfRegulars)) return;
    (isRegular ? this.#regulars : this.#newcomers).set(key, { value, bytes });
    this.#bytes += bytes;
    if (isRegular) this.#bytesOfRegulars += bytes;
    this.#makeRoom();
  }

  delete(key: string): void {
    this.#take(key);
  }

  #take(key: string): Held<T> | undefined {
    const regular = this.#regulars.get(key);
    const held = regular ?? this.#newcomers.get(key);
    if (held === undefined) return undefined;
    this.#bytes -= held.bytes;
    if (regular) this.#bytesOfRegulars -= held.bytes;
    this.#regulars.delete(key);
    this.#newcomers.delete(key);
    return held;
  }

  #makeRoom(): void {
    while (this.#bytesOfRegulars > this.#most * shareOfRegulars) {
      const [oldest] = this.#regulars;
      if (oldest === undefined) break;
      const [key, held] = oldest;
      this.#regulars.delete(key);
      this.#bytesOfRegulars -= held.bytes;
      this.#newcomers.set(key, held);
    }
    while (this.#bytes > this.#most) {
      const [oldest] = this.#newcomers.keys();
      if (oldest === undefined) break;
      this.#take(oldest);
    }
  }
}
