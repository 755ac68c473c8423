import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { now } from '../runtime/now.ts';
import type { RedisLink } from './redis-link.ts';
import type { Freshness, Refreshes } from './refreshes.ts';
import { fastestBrotli } from './stored-bytes.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** How many writes to Redis may be pending; further values are not shared. */
const maxPending = 50;
/** Bytes of a value, decompressed: none of our pages is larger. */
const maxBytes = 20_000_000;

const envelopeSchema = z.object({
  position: z.string(),
  tags: z.array(z.string()),
  value: z.unknown(),
});

/** A value with what its freshness depends on: its tags and its render start. */
type TaggedValue = { value: unknown; tags: string[]; since: number };

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
    /** A value with its freshness; `null` when there is none, or Redis is down. */
    async get(name: string): Promise<(TaggedValue & { freshness: Freshness }) | null> {
      const since = now();
      try {
        const compressed = await link.run(async (client) => {
          const { RESP_TYPES } = await import('redis');
          return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(keyOf(name));
        });
        if (compressed === null) return null;
        const bytes = await decompress(compressed, { maxOutputLength: maxBytes });
        const { position, tags, value } = envelopeSchema.parse(deserialize(bytes));
        return { value, tags, since, freshness: refreshes.freshnessOfShared(tags, position) };
      } catch {
        // Redis is down, or the value is not one of ours.
        return null;
      }
    },

    /** Shares a value for some seconds, in the background, unless a tag was refreshed after its render started. */
    set(name: string, { value, tags, since }: TaggedValue, seconds: number): void {
      if (!link.isUp || pending >= maxPending || seconds < 1) return;
      if (refreshes.freshnessOf(tags, since) !== 'fresh') return;
      const bytes = serialize({ position: feed.position, tags, value });
      const expiration = { type: 'EX', value: seconds } as const;
      pending += 1;
      compress(bytes, fastestBrotli)
        .then((data) =>
          link.run((client) => client.set(keyOf(name), data, { expiration }), 'background'),
        )
        .catch(() => {})
        .finally(() => {
          pending -= 1;
        });
    },
  };
}
