import { now } from '../../lib/cache/refreshes.ts';

/** Milliseconds after which a page that was never ended has failed. */
const maxLength = 60_000;

/** How many may be under way; more than the server could make at once. */
const most = 10_000;

/**
 * When the pages that are being made were begun: what is refreshed meanwhile they may not show yet,
 * though they are stored after it.
 */
export class RenderStarts {
  readonly #times = new Map<string, number>();

  /** A page that is already under way stays begun when it was. */
  begin(key: string): void {
    const time = this.#times.get(key);
    if (time !== undefined && now() - time < maxLength) return;
    if (this.#times.size >= most) this.#times.clear();
    this.#times.set(key, now());
  }

  /** When it was begun, in milliseconds of `now`. */
  end(key: string): number {
    const time = this.#times.get(key) ?? now();
    this.#times.delete(key);
    return time;
  }
}
