/*
 * What was refreshed on demand: which tags, when, and how. Everything that is kept is judged by it,
 * in this process (pages, data, last good answers) and in the cache that several instances share.
 */
import { processSingleton } from '../process-singleton.ts';

/** `expired`: to be made anew before it is served. `stale`: served while it is made anew. */
export type Refresh = 'expired' | 'stale';

/** How a thing that is kept stands; `gone`: what it shows is no more, it is not even a last resort. */
export type Freshness = 'fresh' | Refresh | 'gone';

/**
 * When a tag was refreshed: on the clock of this process, and where in the feed that instances
 * share, so that no two clocks are ever compared; `null` as long as that is not known.
 */
type Mark = { at: number; position: string | null };

/** The tag that says of another one that what it stands for is no more; no longer than one may be. */
export const deletedTag = (tag: string) => `gone:${tag}`.slice(0, 256);

/** Milliseconds, on a clock that never goes back. */
export const now = () => performance.timeOrigin + performance.now();

export class Refreshes {
  /** By how and tag; the least recently refreshed come first. */
  readonly #marks = new Map<string, Mark>();
  readonly #most: number;
  /** Whatever is older may have missed a refresh. */
  #floor: Mark = { at: 0, position: null };

  /** @param most how many refreshes are remembered; about 200 bytes each. */
  constructor(most = 20_000) {
    this.#most = most;
  }

  record(tag: string, how: Refresh, position: string | null = null): void {
    const key = `${how} ${tag}`;
    this.#marks.delete(key);
    this.#marks.set(key, { at: now(), position });
    const [oldest] = this.#marks;
    if (this.#marks.size <= this.#most || oldest === undefined) return;
    this.#marks.delete(oldest[0]);
    this.#raiseFloor(oldest[1]);
  }

  /** Tells where in the shared feed a refresh of this process came to stand. */
  locate(tag: string, how: Refresh, position: string): void {
    const mark = this.#marks.get(`${how} ${tag}`);
    if (mark) mark.position = position;
  }

  /** Refreshes before a position of the feed were missed, nobody knows which. */
  missUntil(position: string): void {
    this.#raiseFloor({ at: now(), position });
  }

  /** Judges what this process keeps, by its tags and by when it was begun ({@link now}). */
  judge(tags: string[], since: number): Freshness {
    return this.#judge(tags, ({ at }) => at >= since);
  }

  /** Judges what instances share, by its tags and by the position in the feed it was made at. */
  judgeShared(tags: string[], since: string): Freshness {
    return this.#judge(tags, ({ position }) => position === null || isAfter(position, since));
  }

  /** Whether the last that was heard of what a tag stands for is that it is no more. */
  isGone(tag: string): boolean {
    const gone = this.#marks.get(`expired ${deletedTag(tag)}`);
    const changed = this.#marks.get(`expired ${tag}`);
    return gone !== undefined && (changed === undefined || gone.at >= changed.at);
  }

  #raiseFloor(mark: Mark): void {
    if (mark.at > this.#floor.at) this.#floor = mark;
  }

  #judge(tags: string[], isMissed: (mark: Mark) => boolean): Freshness {
    const has = (how: Refresh, tag: string) => {
      const mark = this.#marks.get(`${how} ${tag}`);
      return mark !== undefined && isMissed(mark);
    };
    if (tags.some((tag) => has('expired', deletedTag(tag)))) return 'gone';
    if (tags.some((tag) => has('expired', tag))) return 'expired';
    const isBelowFloor = this.#floor.at > 0 && isMissed(this.#floor);
    return isBelowFloor || tags.some((tag) => has('stale', tag)) ? 'stale' : 'fresh';
  }
}

/** Whether one id of a Redis stream, `milliseconds-number`, comes after another. */
function isAfter(one: string, other: string): boolean {
  const [time = 0, number = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherNumber = 0] = other.split('-').map(Number);
  return time === otherTime ? number > otherNumber : time > otherTime;
}

/** The refreshes this process knows of. */
export const refreshes = processSingleton('refreshes', () => new Refreshes());
