import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { RESP_TYPES } from 'redis';
import { z } from 'zod';
import type { RedisLink } from './redis-link.ts';
import { type Freshness, now, type Refreshes } from './refreshes.ts';

const pack = promisify(gzip);
const decompress = promisify(gunzip);

/** How many values may be on their way to Redis; further ones are not shared. */
const maxPending = 50;
/** Bytes of a value, unpacked: what is larger is no page of ours. */
const maxBytes = 20_000_000;

const envelopeSchema = z.object({
  position: z.string(),
  tags: z.array(z.string()),
  value: z.unknown(),
});

/** What is judged by its tags and by when it was begun. */
type Made<T> = { value: T; tags: string[]; since: number };

/** Where the feed of refreshes stands (`refresh-feed.ts`). */
type Feed = { readonly position: string };

/**
 * Values that instances share through Redis. Whatever goes wrong, a value is just not there, or not
 * shared.
 */
export class SharedValues {
  readonly #link: RedisLink;
  readonly #feed: Feed;
  readonly #refreshes: Refreshes;
  readonly #prefix: string;
  #onTheWay = 0;

  /** @param prefix of the keys: who must not read each other's values has another one. */
  constructor(link: RedisLink, feed: Feed, refreshes: Refreshes, prefix: string) {
    this.#link = link;
    this.#feed = feed;
    this.#refreshes = refreshes;
    this.#prefix = prefix;
  }

  /** A value, as it was made, and how it stands; `null` when there is none, or Redis is down. */
  async get(name: string): Promise<(Made<unknown> & { freshness: Freshness }) | null> {
    const since = now();
    try {
      const packed = await this.#link.run((client) =>
        client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#keyOf(name)),
      );
      if (packed === null) return null;
      const bytes = await decompress(packed, { maxOutputLength: maxBytes });
      const { position, tags, value } = envelopeSchema.parse(deserialize(bytes));
      return { value, tags, since, freshness: this.#refreshes.judgeShared(tags, position) };
    } catch {
      // Down, or written by who knows whom.
      return null;
    }
  }

  /**
   * Shares a value for so many seconds, without waiting for it.
   *
   * @param made unless it is fresh it is not shared: it was begun before the last refresh.
   */
  set(name: string, { value, tags, since }: Made<unknown>, seconds: number): void {
    if (!this.#link.isUp || this.#onTheWay >= maxPending || seconds < 1) return;
    if (this.#refreshes.judge(tags, since) !== 'fresh') return;
    const bytes = serialize({ position: this.#feed.position, tags, value });
    this.#onTheWay += 1;
    pack(bytes, { level: 1 })
      .then((packed) =>
        this.#link.run((client) =>
          client.set(this.#keyOf(name), packed, { expiration: { type: 'EX', value: seconds } }),
        ),
      )
      .catch(() => {})
      .finally(() => {
        this.#onTheWay -= 1;
      });
  }

  /** Keys of Next.js are long, and hold what visitors searched for. */
  #keyOf(name: string): string {
    return this.#prefix + createHash('sha256').update(name).digest('base64url');
  }
}
