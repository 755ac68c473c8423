/** Recently used keys: each expires after a time, and their number is bounded. */
export class RecentKeys {
  readonly #keys = new Map<string, NodeJS.Timeout>();
  readonly #maxKeys: number;
  readonly #duration: number;

  /** @param duration milliseconds after its first use when a key expires. */
  constructor(maxKeys: number, duration: number) {
    this.#maxKeys = maxKeys;
    this.#duration = duration;
  }

  get size(): number {
    return this.#keys.size;
  }

  /** Adds a key or marks it as used; returns the least recently used key when it is evicted for it. */
  touch(key: string): string | null {
    const end = this.#keys.get(key) ?? this.#startTimeout(key);
    // Maps iterate in the order of insertion: the last used key comes last.
    this.#keys.delete(key);
    this.#keys.set(key, end);
    const [oldest] = this.#keys;
    if (this.size <= this.#maxKeys || oldest === undefined) return null;
    const [evicted, timeout] = oldest;
    clearTimeout(timeout);
    this.#keys.delete(evicted);
    return evicted;
  }

  #startTimeout(key: string): NodeJS.Timeout {
    // Unreferenced: it does not keep the process running.
    return setTimeout(() => this.#keys.delete(key), this.#duration).unref();
  }
}
