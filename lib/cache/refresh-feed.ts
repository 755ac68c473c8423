import { z } from 'zod';
import { maxPendingCommands, type RedisClient } from './redis-link.ts';
import type { Refresh, Refreshes } from './refreshes.ts';

/** How many refreshes Redis stores; an instance that missed more treats all its values as stale. */
const maxEntries = 10_000;
/** Entries read or published at a time. */
const batchSize = maxPendingCommands / 2;
const start = '0-0';

const entriesSchema = z.array(
  z.object({
    id: z.string(),
    message: z.object({ tag: z.string(), how: z.enum(['expired', 'stale']) }),
  }),
);

/**
 * The refreshes of all instances, as a Redis stream. Its ids order them, so that the clocks of the instances need not
 * agree.
 */
export class RefreshFeed {
  readonly #key: string;
  readonly #refreshes: Refreshes;
  readonly #unpublished = new Map<string, { tag: string; how: Refresh }>();
  readonly #own = new Set<string>();
  #publishing: Promise<void> | null = null;
  #position = start;

  constructor(key: string, refreshes: Refreshes) {
    this.#key = key;
    this.#refreshes = refreshes;
  }

  /** The id of the last entry that this process has read: values made from now on include it. */
  get position(): string {
    return this.#position;
  }

  /** Refreshes a tag here and, with the next exchange, on every instance. */
  announce(tag: string, how: Refresh): void {
    this.#refreshes.record(tag, how);
    this.#unpublished.set(`${how} ${tag}`, { tag, how });
  }

  /** Publishes the refreshes of this instance and reads those of the others. */
  async exchange(client: RedisClient): Promise<void> {
    await this.publish(client);
    await this.#read(client);
  }

  /** Publishes the refreshes of this instance; those that fail are sent with the next exchange. */
  publish(client: RedisClient): Promise<void> {
    // One at a time: the batches of two calls would be more than a connection may have pending.
    this.#publishing ??= this.#publishAll(client).finally(() => {
      this.#publishing = null;
    });
    return this.#publishing;
  }

  async #publishAll(client: RedisClient): Promise<void> {
    while (this.#unpublished.size > 0) {
      const entries = [...this.#unpublished].slice(0, batchSize);
      for (const [key] of entries) this.#unpublished.delete(key);
      const results = await Promise.allSettled(
        entries.map(async ([key, { tag, how }]) => {
          try {
            await this.#add(client, tag, how);
          } catch (error) {
            this.#unpublished.set(key, { tag, how });
            throw error;
          }
        }),
      );
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
  }

  async #add(client: RedisClient, tag: string, how: Refresh): Promise<void> {
    const id = await client.xAdd(
      this.#key,
      '*',
      { tag, how },
      { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } },
    );
    this.#own.add(id);
    this.#refreshes.locate(tag, how, id);
  }

  async #read(client: RedisClient): Promise<void> {
    for (;;) {
      const reply = await client.xRange(this.#key, this.#position, '+', { COUNT: batchSize });
      const entries = entriesSchema.parse(reply);
      // The range starts with the last entry read, unless it was trimmed or Redis lost its data.
      if (this.#position !== start && entries[0]?.id !== this.#position) {
        this.#position = start;
        this.#refreshes.markStaleBefore(entries.at(-1)?.id ?? start);
      }
      for (const { id, message } of entries) this.#apply(id, message.tag, message.how);
      if (entries.length < batchSize) return;
    }
  }

  #apply(id: string, tag: string, how: Refresh): void {
    if (id === this.#position) return;
    this.#position = id;
    if (!this.#own.delete(id)) this.#refreshes.record(tag, how, id);
  }
}
