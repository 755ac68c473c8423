/**
 * Which ads were seen since a walk of the API started: those of its pages, and those that the webhook put
 * meanwhile. One that has not been seen in a whole walk may be gone.
 */
export class Walk {
  readonly #seen = new Set<number>();
  readonly #idsOfIndex: () => number[];
  readonly #onEnd: () => void;

  constructor(idsOfIndex: () => number[], onEnd: () => void) {
    this.#idsOfIndex = idsOfIndex;
    this.#onEnd = onEnd;
  }

  see(id: number): void {
    this.#seen.add(id);
  }

  /** How many different ads it has seen. */
  get size(): number {
    return this.#seen.size;
  }

  /** The ads of the index that it has not seen. */
  missed(): number[] {
    return this.#idsOfIndex().filter((id) => !this.#seen.has(id));
  }

  /** Stops watching: after the walk, whether it was whole or given up. */
  end(): void {
    this.#onEnd();
  }
}
