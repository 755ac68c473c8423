import type { RedisLink } from '@/lib/cache/redis-link';
import type { AdCounts } from '@/lib/places/ads-index/counts';
import { type LandingPages, landingPagesOf, namesOf } from '@/lib/places/landing/landing-pages';

/** Where the instances remember them: the key of a set. */
type Redis = { link: RedisLink; key: string };

/** Seconds after which Redis forgets the pages of a site that runs no more. */
const lifeSeconds = 30 * 24 * 60 * 60;

/**
 * Which landing pages there were, so that one stays to its last ad (docs/product.md#landing-pages): in this process,
 * and with Redis for the other instances and those that start later.
 */
export class PageMemory {
  readonly #redis: Redis | null;
  #last: { counts: AdCounts; pages: LandingPages } | null = null;
  #names: ReadonlySet<string> = new Set();

  /** @param redis `null` for an instance alone. */
  constructor(redis: Redis | null) {
    this.#redis = redis;
  }

  /** The pages for these counts: made once for them. */
  async pagesOf(counts: AdCounts): Promise<LandingPages> {
    if (this.#last?.counts === counts) return this.#last.pages;
    const stored = await this.#read();
    const before = new Set([...this.#names, ...(stored ?? [])]);
    const pages = landingPagesOf(counts, before);
    this.#last = { counts, pages };
    this.#names = namesOf(pages);
    if (stored !== null) this.#write(stored, this.#names);
    return pages;
  }

  /** What Redis has; `null` while it is down: then an instance that starts needs three ads. */
  async #read(): Promise<ReadonlySet<string> | null> {
    if (this.#redis === null) return null;
    const { link, key } = this.#redis;
    const names = await link.run((client) => client.sMembers(key)).catch(() => null);
    return names && new Set(names);
  }

  #write(stored: ReadonlySet<string>, names: ReadonlySet<string>): void {
    if (this.#redis === null) return;
    const { link, key } = this.#redis;
    const added = [...names].filter((name) => !stored.has(name));
    const removed = [...stored].filter((name) => !names.has(name));
    link
      .run(async (client) => {
        if (added.length > 0) await client.sAdd(key, added);
        if (removed.length > 0) await client.sRem(key, removed);
        await client.expire(key, lifeSeconds);
      })
      // Read and written again with the next pages.
      .catch(() => {});
  }
}
