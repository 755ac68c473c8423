/* On-demand revalidation: which tags were refreshed, when, and how. It decides the freshness of every cached value. */
import { z } from 'zod';
import { now } from '../runtime/now.ts';
import { processSingleton } from '../runtime/process-singleton.ts';

/** `expired`: revalidated before it is served. `stale`: served while it is revalidated. */
export type Refresh = 'expired' | 'stale';
/** The freshness of a cached value; `deleted`: its subject no longer exists, so it is never served. */
export type Freshness = 'fresh' | Refresh | 'deleted';
/** When a tag was refreshed, on the clock of this process; its position in the shared feed once it is published. */
type Mark = { at: number; position: string | null };
/** The tag whose refresh says that the subject of another tag was deleted; 256 characters at most. */
export const deletedTag = (tag: string) => `deleted:${tag}`.slice(0, 256);
/** The id of an entry of a Redis stream, `milliseconds-number`. */
export const streamIdSchema = z.string().regex(/^\d{1,20}-\d{1,20}$/);
/** Orders them. */
const streamIds = new Intl.Collator('en', { numeric: true });

/** How many refreshes are stored; about 200 bytes each. */
const maxEntries = 20_000;

export class Refreshes {
  /** Marks by kind and tag; the least recently refreshed come first. */
  readonly #marks = new Map<string, Mark>();
  readonly #listeners = new Set<(tag: string) => void>();
  /** Anything older may have missed a refresh. */
  #floor: Mark = { at: 0, position: null };
  /** When the last refresh was recorded, or missed. */
  #lastAt = 0;

  record(tag: string, how: Refresh, position: string | null = null): void {
    const key = `${how} ${tag}`;
    this.#lastAt = now();
    this.#marks.delete(key);
    this.#marks.set(key, { at: this.#lastAt, position });
    const [oldest] = this.#marks;
    if (this.#marks.size > maxEntries && oldest !== undefined) {
      this.#marks.delete(oldest[0]);
      this.#raiseFloor(oldest[1]);
    }
    for (const listener of this.#listeners) listener(tag);
  }

  /** Calls a listener, which must not throw, with each refreshed tag. Returns a function that stops it. */
  listen(listener: (tag: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether a tag was refreshed, or said to be deleted, since a time of {@link now}. */
  wasRefreshed(tag: string, since: number): boolean {
    const keys = [`expired ${tag}`, `stale ${tag}`, `expired ${deletedTag(tag)}`];
    return keys.some((key) => (this.#marks.get(key)?.at ?? 0) >= since);
  }

  /** Sets the position in the shared feed of a refresh of this process. */
  locate(tag: string, how: Refresh, position: string): void {
    const mark = this.#marks.get(`${how} ${tag}`);
    if (mark) mark.position = position;
  }

  /** Some refreshes before a position of the feed were missed: anything older may be stale. */
  markStaleBefore(position: string): void {
    this.#lastAt = now();
    this.#raiseFloor({ at: this.#lastAt, position });
  }

  /** The freshness of a value of this process, by its tags and its render start ({@link now}). */
  freshnessOf(tags: readonly string[], since: number): Freshness {
    // Almost every stored response is fresh without a look at its tags.
    if (this.#lastAt < since) return 'fresh';
    return this.#freshnessOf(tags, ({ at }) => at >= since);
  }

  /** The freshness of a shared value, by its tags and the feed position it was made at. */
  freshnessOfShared(tags: string[], since: string): Freshness {
    const isAfter = (position: string) => streamIds.compare(position, since) > 0;
    return this.#freshnessOf(tags, ({ position }) => position === null || isAfter(position));
  }

  /** Whether the last refresh of a tag says that its subject was deleted. */
  isDeleted(tag: string): boolean {
    const deleted = this.#marks.get(`expired ${deletedTag(tag)}`);
    const changed = this.#marks.get(`expired ${tag}`);
    return deleted !== undefined && (changed === undefined || deleted.at >= changed.at);
  }

  #raiseFloor(mark: Mark): void {
    if (mark.at > this.#floor.at) this.#floor = mark;
  }

  #freshnessOf(tags: readonly string[], isMissed: (mark: Mark) => boolean): Freshness {
    const has = (how: Refresh, tag: string) => {
      const mark = this.#marks.get(`${how} ${tag}`);
      return mark !== undefined && isMissed(mark);
    };
    if (tags.some((tag) => has('expired', deletedTag(tag)))) return 'deleted';
    if (tags.some((tag) => has('expired', tag))) return 'expired';
    const isBelowFloor = this.#floor.at > 0 && isMissed(this.#floor);
    return isBelowFloor || tags.some((tag) => has('stale', tag)) ? 'stale' : 'fresh';
  }
}

export const refreshes = processSingleton('refreshes', () => new Refreshes());
