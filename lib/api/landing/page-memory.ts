import type { AdCounts } from '@/lib/ads-index/counts';
import type { RedisLink } from '@/lib/cache/redis-link';
import { type LandingPages, landingPagesOf, namesOf } from '@/lib/landing/landing-pages';
import { gazetteer } from '@/lib/places/gazetteer';

/** Where the instances remember them: the key of a set. */
type Redis = { link: RedisLink; key: string };

/** Seconds after which Redis forgets the pages of a site that runs no more. */
const lifeSeconds = 30 * 24 * 60 * 60;

/**
 * Which landing pages there were, so that one stays to its last ad (product.md, « Landing pages »): in this process,
 * and with Redis for the other instances and those that start later.
 */
export class PageMemory {
  readonly #redis: Redis | null;
  #last: { counts: AdCounts; pages: LandingPages } | null = null;
  #names: ReadonlySet<string> = new Set();
  /** Whether the pages in Redis have been read. */
  #hasRead = false;

  /** @param redis `null` for an instance alone. */
  constructor(redis: Redis | null) {
    this.#redis = redis;
  }

  /** The pages for these counts: made once for them. */
  async pagesOf(counts: AdCounts): Promise<LandingPages> {
    if (this.#last?.counts === counts) return this.#last.pages;
    const before = new Set([...(await this.#shared()), ...this.#names]);
    const pages = landingPagesOf(counts, gazetteer(), before);
    this.#last = { counts, pages };
    this.#names = namesOf(pages);
    this.#share(before, this.#names);
    return pages;
  }

  /** What Redis has, until it has been read once; nothing while it is down. */
  async #shared(): Promise<readonly string[]> {
    if (this.#redis === null || this.#hasRead) return [];
    const { link, key } = this.#redis;
    try {
      const names = await link.run((client) => client.sMembers(key));
      this.#hasRead = true;
      return names;
    } catch {
      return [];
    }
  }

  #share(before: ReadonlySet<string>, after: ReadonlySet<string>): void {
    if (this.#redis === null) return;
    const { link, key } = this.#redis;
    const added = [...after].filter((name) => !before.has(name));
    const gone = [...before].filter((name) => !after.has(name));
    link
      .run(async (client) => {
        if (added.length > 0) await client.sAdd(key, added);
        if (gone.length > 0) await client.sRem(key, gone);
        await client.expire(key, lifeSeconds);
      })
      // Then an instance that starts later needs three ads again.
      .catch(() => {});
  }
}
