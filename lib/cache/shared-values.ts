import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import type { RedisLink } from './redis-link.ts';
import { type Freshness, now, type Refreshes } from './refreshes.ts';
import { fastestBrotli } from './stored-bytes.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** How many writes to Redis may be pending; further values are not shared. */
const maxPending = 50;
/** Bytes of a value, decompressed: no page of ours is larger. */
const maxBytes = 20_000_000;

const envelopeSchema = z.object({
  position: z.string(),
  tags: z.array(z.string()),
  value: z.unknown(),
});

/** A value with what its freshness depends on: its tags and its render start. */
type TaggedValue = { value: unknown; tags: string[]; since: number };

/** The current position in the feed of refreshes (`refresh-feed.ts`). */
type Feed = { readonly position: string };

/** Values that instances share through Redis. After any failure a value is absent or not shared; nothing throws. */
export class SharedValues {
  readonly #link: RedisLink;
  readonly #feed: Feed;
  readonly #refreshes: Refreshes;
  readonly #prefix: string;
  #pending = 0;

  /** @param prefix of the keys: instances that must not read each other's values differ in it. */
  constructor(link: RedisLink, feed: Feed, refreshes: Refreshes, prefix: string) {
    this.#link = link;
    this.#feed = feed;
    this.#refreshes = refreshes;
    this.#prefix = prefix;
  }

  /** A value with its freshness; `null` when there is none, or Redis is down. */
  async get(name: string): Promise<(TaggedValue & { freshness: Freshness }) | null> {
    const since = now();
    try {
      const compressed = await this.#link.run(async (client) => {
        const { RESP_TYPES } = await import('redis');
        return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#keyOf(name));
      });
      if (compressed === null) return null;
      const bytes = await decompress(compressed, { maxOutputLength: maxBytes });
      const { position, tags, value } = envelopeSchema.parse(deserialize(bytes));
      return { value, tags, since, freshness: this.#refreshes.freshnessOfShared(tags, position) };
    } catch {
      // Redis is down, or the value is not one of ours.
      return null;
    }
  }

  /**
   * Shares a value for some seconds, in the background. A value that is not fresh, because its render started before
   * the last refresh of a tag, is not shared.
   */
  set(name: string, { value, tags, since }: TaggedValue, seconds: number): void {
    if (!this.#link.isUp || this.#pending >= maxPending || seconds < 1) return;
    if (this.#refreshes.freshnessOf(tags, since) !== 'fresh') return;
    const bytes = serialize({ position: this.#feed.position, tags, value });
    const expiration = { type: 'EX', value: seconds } as const;
    this.#pending += 1;
    compress(bytes, fastestBrotli)
      .then((compressed) => {
        const key = this.#keyOf(name);
        return this.#link.run(
          (client) => client.set(key, compressed, { expiration }),
          'background',
        );
      })
      .catch(() => {})
      .finally(() => {
        this.#pending -= 1;
      });
  }

  /** A hash: keys of Next.js are long, and contain the searches of visitors. */
  #keyOf(name: string): string {
    return this.#prefix + createHash('sha256').update(name).digest('base64url');
  }
}
