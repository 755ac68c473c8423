/** Names seen lately: each is forgotten in time, and memory stays bounded however many come. */
export class RecentKeys {
  readonly #names = new Map<string, NodeJS.Timeout>();
  readonly #most: number;
  readonly #duration: number;

  /**
   * @param most how many are remembered.
   * @param duration milliseconds from the first time one is seen until it is forgotten.
   */
  constructor(most: number, duration: number) {
    this.#most = most;
    this.#duration = duration;
  }

  get size(): number {
    return this.#names.size;
  }

  /** Remembers a name; gives the least recently seen when there is no room for both. */
  see(name: string): string | null {
    const end = this.#names.get(name) ?? this.#startEnd(name);
    // Last seen, last in the order of the map.
    this.#names.delete(name);
    this.#names.set(name, end);
    const [oldest] = this.#names;
    if (this.size <= this.#most || oldest === undefined) return null;
    const [forgotten, itsEnd] = oldest;
    clearTimeout(itsEnd);
    this.#names.delete(forgotten);
    return forgotten;
  }

  #startEnd(name: string): NodeJS.Timeout {
    // Unreferenced: it keeps no process from ending.
    return setTimeout(() => this.#names.delete(name), this.#duration).unref();
  }
}
