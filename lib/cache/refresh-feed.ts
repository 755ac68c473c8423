import { z } from 'zod';
import { logRepeated } from '../runtime/log/log.ts';
import { maxPendingCommands, type RedisClient } from './redis-link.ts';
import { type Refresh, type Refreshes, streamIdSchema } from './refreshes.ts';
import { isSigned, sign } from './signature.ts';

/** How many refreshes Redis stores; an instance that missed more treats all its values as stale. */
const maxEntries = 10_000;
const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const;
const batchSize = maxPendingCommands / 2;
const start = '0-0';

/** Returns entries from ARGV[1] on, at most ARGV[2], with their fields as one text, which is cut. */
const readScript = `local entries = redis.call('xrange', KEYS[1], ARGV[1], '+', 'count', ARGV[2])
  for _, entry in ipairs(entries) do entry[2] = table.concat(entry[2], ' '):sub(1, 500) end
  return entries`;
const entriesSchema = z.array(z.tuple([streamIdSchema, z.string()]));
/** The fields of an entry. */
const refreshPattern = /^tag (\S{1,256}) how (expired|stale) signature ([\w-]{43})$/;
/** Error replies to what is not a stream, or has the last possible id. */
const unusableFeed = /\bWRONGTYPE\b|^ERR The (?:stream|ID) /;

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
            const signature = sign(key, `${how} ${tag}`);
            const id = await client.xAdd(key, '*', { tag, how, signature }, { TRIM: trim });
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
      const options = { keys: [key], arguments: [position, `${batchSize}`] };
      const entries = entriesSchema.parse(await client.eval(readScript, options));
      // The range starts with the last entry read, unless it was trimmed or Redis lost its data.
      if (position !== start && entries[0]?.[0] !== position) {
        position = start;
        refreshes.markStaleBefore(entries.at(-1)?.[0] ?? start);
      }
      for (const [id, fields] of entries) apply(id, fields);
      if (entries.length < batchSize) return;
    }
  }

  /** Records a refresh. An entry of another version, or of a stranger, may mean anything: all before it is stale. */
  function apply(id: string, fields: string): void {
    if (id === position) return;
    position = id;
    if (own.delete(id)) return;
    const [, tag = '', how, signature = ''] = refreshPattern.exec(fields) ?? [];
    if (isSigned(key, `${how} ${tag}`, signature)) {
      return void refreshes.record(tag, how === 'expired' ? how : 'stale', id);
    }
    refreshes.markStaleBefore(id);
    logRepeated('warn', { event: 'refresh unknown' });
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
      try {
        await publish(client);
        await read(client);
      } catch (error) {
        if (!(error instanceof Error && unusableFeed.test(error.message))) throw error;
        // It would fail each time. The entry makes everything stale, on all instances.
        await client.del(key);
        await client.xAdd(key, '*', { how: 'lost' });
      }
    },

    publish,
  };
}
