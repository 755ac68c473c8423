import { now } from '../../lib/cache/refreshes.ts';

/** Milliseconds after which a render that has not ended counts as failed. */
const maxDurationMs = 60_000;

/** More renders than the server can run at once. */
const maxRenders = 10_000;

/**
 * The start times of renders in progress. A page stored after a refresh may still show older data when
 * its render started before it.
 */
export class RenderStarts {
  readonly #times = new Map<string, number>();

  /** Records the start of a render, unless one is in progress. */
  begin(key: string): void {
    const time = this.#times.get(key);
    if (time !== undefined && now() - time < maxDurationMs) return;
    if (this.#times.size >= maxRenders) this.#times.clear();
    this.#times.set(key, now());
  }

  /** Ends a render, and returns its start on the clock `now`. */
  end(key: string): number {
    const time = this.#times.get(key) ?? now();
    this.#times.delete(key);
    return time;
  }
}
