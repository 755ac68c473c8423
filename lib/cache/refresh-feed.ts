import { z } from 'zod';
import { maxPendingCommands, type RedisClient } from './redis-link.ts';
import type { Refresh, Refreshes } from './refreshes.ts';

/** How many refreshes Redis stores; an instance that missed more treats all its values as stale. */
const maxEntries = 10_000;
const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const;
const batchSize = maxPendingCommands / 2;
const start = '0-0';

const entriesSchema = z.array(
  z.object({
    id: z.string(),
    message: z.object({ tag: z.string(), how: z.enum(['expired', 'stale']) }),
  }),
);

/** The refreshes of all instances: a Redis stream, whose ids order them, so that no two clocks have to agree. */
export function createRefreshFeed(key: string, refreshes: Refreshes) {
  const unpublished = new Map<string, { tag: string; how: Refresh }>();
  const own = new Set<string>();
  let publishing: Promise<void> | null = null;
  let position = start;

  async function publishAll(client: RedisClient): Promise<void> {
    while (unpublished.size > 0) {
      const entries = [...unpublished].slice(0, batchSize);
      for (const [name] of entries) unpublished.delete(name);
      const results = await Promise.allSettled(
        entries.map(async ([name, { tag, how }]) => {
          try {
            const id = await client.xAdd(key, '*', { tag, how }, { TRIM: trim });
            own.add(id);
            refreshes.locate(tag, how, id);
          } catch (error) {
            unpublished.set(name, { tag, how });
            throw error;
          }
        }),
      );
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
  }

  /** Publishes the refreshes of this instance; those that fail are sent with the next exchange. */
  function publish(client: RedisClient): Promise<void> {
    // One at a time: the batches of two calls would be more than a connection may have pending.
    publishing ??= publishAll(client).finally(() => {
      publishing = null;
    });
    return publishing;
  }

  async function read(client: RedisClient): Promise<void> {
    for (;;) {
      const reply = await client.xRange(key, position, '+', { COUNT: batchSize });
      const entries = entriesSchema.parse(reply);
      // The range starts with the last entry read, unless it was trimmed or Redis lost its data.
      if (position !== start && entries[0]?.id !== position) {
        position = start;
        refreshes.markStaleBefore(entries.at(-1)?.id ?? start);
      }
      for (const { id, message } of entries) apply(id, message.tag, message.how);
      if (entries.length < batchSize) return;
    }
  }

  function apply(id: string, tag: string, how: Refresh): void {
    if (id === position) return;
    position = id;
    if (!own.delete(id)) refreshes.record(tag, how, id);
  }

  return {
    /** The id of the last entry that this process has read: values made from now on include it. */
    get position(): string {
      return position;
    },

    /** Refreshes a tag here and, with the next exchange, on every instance. */
    announce(tag: string, how: Refresh): void {
      refreshes.record(tag, how);
      unpublished.set(`${how} ${tag}`, { tag, how });
    },

    async exchange(client: RedisClient): Promise<void> {
      await publish(client);
      await read(client);
    },

    publish,
  };
}
