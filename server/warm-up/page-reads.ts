import type { RedisClient } from '../../lib/cache/redis-link.ts';

/** How many pages are counted between two publications: fewer than the commands that a connection may have pending. */
const maxUnpublished = 400;
/** How many pages Redis counts a day. */
const maxCounted = 5_000;
const dayMs = 86_400_000;

/**
 * How often visitors read which pages today and yesterday, on all instances: sorted sets in Redis, one a day, by path.
 * They outlive a build, whose pages do not.
 */
export class PageReads {
  readonly #prefix: string;
  readonly #unpublished = new Map<string, number>();

  /** @param prefix of the keys. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Counts a read of the page at a path. */
  count(path: string): void {
    const reads = this.#unpublished.get(path);
    if (reads === undefined && this.#unpublished.size >= maxUnpublished) return;
    this.#unpublished.set(path, (reads ?? 0) + 1);
  }

  /**
   * Adds the reads since the last time to those in Redis.
   *
   * @throws when Redis does not take them: they are published the next time.
   */
  async publish(client: RedisClient): Promise<void> {
    if (this.#unpublished.size === 0) return;
    const key = this.#keyOf(Date.now());
    const commands = client.multi();
    const added = [...this.#unpublished];
    for (const [path, reads] of added) commands.zIncrBy(key, reads, path);
    this.#unpublished.clear();
    commands.zRemRangeByRank(key, 0, -1 - maxCounted);
    commands.expire(key, (2 * dayMs) / 1_000);
    try {
      await commands.exec();
    } catch (error) {
      for (const [path, reads] of added) {
        this.#unpublished.set(path, (this.#unpublished.get(path) ?? 0) + reads);
      }
      throw error;
    }
  }

  /** The paths of the pages that were read most, the most read one first. */
  async mostRead(client: RedisClient, limit: number): Promise<string[]> {
    const today = Date.now();
    const paths = await client.zUnion([this.#keyOf(today), this.#keyOf(today - dayMs)]);
    return paths.reverse().slice(0, limit);
  }

  #keyOf(time: number): string {
    return `${this.#prefix}reads of ${new Date(time).toISOString().slice(0, 10)}`;
  }
}
