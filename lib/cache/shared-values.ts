import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { logRepeated } from '../runtime/log/log.ts';
import { now } from '../runtime/now.ts';
import { RedisDownError, type RedisLink } from './redis-link.ts';
import { type Freshness, type Refreshes, streamIdSchema } from './refreshes.ts';
import { isSigned, sign } from './signature.ts';
import { fastestBrotli } from './stored-bytes.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** How many writes to Redis may be pending; further values are not shared. */
const maxPending = 50;
/** Bytes of a value, decompressed: none of our pages is larger. */
const maxBytes = 20_000_000;
/** Bytes of a value in Redis: a signature and the compressed value. */
const maxStoredBytes = 5_000_000;
const signatureBytes = 43;

/** A value with what its freshness depends on: its tags and its render start. */
type TaggedValue<T = unknown> = { value: T; tags: string[]; since: number };
export type SharedValues = ReturnType<typeof createSharedValues>;

/** Values that instances with the same prefix of keys share through Redis. After any failure a value is absent. */
export function createSharedValues(
  link: RedisLink,
  feed: { readonly position: string },
  refreshes: Refreshes,
  prefix: string,
) {
  let pending = 0;
  // Hashed: keys of Next.js are long, and contain the searches of visitors.
  const keyOf = (name: string) => prefix + createHash('sha256').update(name).digest('base64url');

  return {
    /** A value with its freshness; `null` when there is none of ours, `undefined` while Redis is down. */
    async get<T>(
      name: string,
      schema: z.ZodType<T>,
    ): Promise<(TaggedValue<T> & { freshness: Freshness }) | null | undefined> {
      const since = now();
      const key = keyOf(name);
      try {
        const stored = await link.run(async (client) => {
          const { RESP_TYPES } = await import('redis');
          const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
          // A larger one is cut, and its signature wrong.
          return binary.getRange(key, 0, maxStoredBytes);
        });
        if (!stored?.length) return null;
        const data = stored.subarray(signatureBytes);
        const isOurs = isSigned(key, data, stored.toString('latin1', 0, signatureBytes));
        if (!isOurs) throw new Error('another signature');
        const bytes = await decompress(data, { maxOutputLength: maxBytes });
        const envelope = { position: streamIdSchema, tags: z.array(z.string()), value: schema };
        const { position, ...rest } = await z.object(envelope).parseAsync(deserialize(bytes));
        const freshness = refreshes.freshnessOfShared(rest.tags, position);
        return { ...rest, since, freshness };
      } catch (error) {
        if (error instanceof RedisDownError) return undefined;
        logRepeated('warn', { event: 'redis value refused' });
        return null;
      }
    },

    /** Shares a value for some seconds, in the background, unless a tag was refreshed after its render started. */
    set(name: string, { value, tags, since }: TaggedValue, seconds: number): void {
      if (!link.isUp || pending >= maxPending || seconds < 1) return;
      if (refreshes.freshnessOf(tags, since) !== 'fresh') return;
      const key = keyOf(name);
      const bytes = serialize({ position: feed.position, tags, value });
      const expiration = { type: 'EX', value: seconds } as const;
      pending += 1;
      compress(bytes, fastestBrotli)
        .then((data) => {
          const signed = Buffer.concat([Buffer.from(sign(key, data)), data]);
          return link.run((client) => client.set(key, signed, { expiration }), 'background');
        })
        .catch(() => {})
        .finally(() => {
          pending -= 1;
        });
    },
  };
}
