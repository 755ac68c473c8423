import { z } from 'zod';
import type { RedisClient } from './redis-link.ts';
import type { Refresh, Refreshes } from './refreshes.ts';

/** How many refreshes Redis remembers; who was away for longer takes all it keeps for stale. */
const maxRemembered = 10_000;
const atOnce = 1_000;
const start = '0-0';

const entriesSchema = z.array(
  z.object({
    id: z.string(),
    message: z.object({ tag: z.string(), how: z.enum(['expired', 'stale']) }),
  }),
);

/**
 * The refreshes of all instances, as a stream in Redis. Its ids put them in one order, so that the
 * clocks of the instances need not agree.
 */
export class RefreshFeed {
  readonly #key: string;
  readonly #refreshes: Refreshes;
  readonly #unpublished = new Map<string, { tag: string; how: Refresh }>();
  readonly #own = new Set<string>();
  #position = start;

  constructor(key: string, refreshes: Refreshes) {
    this.#key = key;
    this.#refreshes = refreshes;
  }

  /** Up to where this process knows the feed. What it makes from now on is as good as that. */
  get position(): string {
    return this.#position;
  }

  /** Refreshes here and, with the next exchange, everywhere. */
  announce(tag: string, how: Refresh): void {
    this.#refreshes.record(tag, how);
    this.#unpublished.set(`${how} ${tag}`, { tag, how });
  }

  /** Tells the other instances what this one refreshed, and hears what they did. */
  async exchange(client: RedisClient): Promise<void> {
    await this.publish(client);
    await this.#follow(client);
  }

  /** What cannot be told now is told with the next exchange. */
  async publish(client: RedisClient): Promise<void> {
    const entries = [...this.#unpublished];
    this.#unpublished.clear();
    const told = await Promise.allSettled(
      entries.map(async ([key, entry]) => {
        try {
          await this.#tell(client, entry.tag, entry.how);
        } catch (error) {
          this.#unpublished.set(key, entry);
          throw error;
        }
      }),
    );
    for (const result of told) if (result.status === 'rejected') throw result.reason;
  }

  async #tell(client: RedisClient, tag: string, how: Refresh): Promise<void> {
    const id = await client.xAdd(
      this.#key,
      '*',
      { tag, how },
      { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxRemembered } },
    );
    this.#own.add(id);
    this.#refreshes.locate(tag, how, id);
  }

  async #follow(client: RedisClient): Promise<void> {
    for (;;) {
      const respond = await client.xRange(this.#key, this.#position, '+', { COUNT: atOnce });
      const entries = entriesSchema.parse(respond);
      // Where we were is the first; not there any more, it was trimmed, or Redis lost its memory.
      if (this.#position !== start && entries[0]?.id !== this.#position) {
        this.#position = start;
        this.#refreshes.missUntil(entries.at(-1)?.id ?? start);
      }
      for (const { id, message } of entries) this.#hear(id, message.tag, message.how);
      if (entries.length < atOnce) return;
    }
  }

  #hear(id: string, tag: string, how: Refresh): void {
    if (id === this.#position) return;
    this.#position = id;
    if (!this.#own.delete(id)) this.#refreshes.record(tag, how, id);
  }
}
