import { z } from 'zod';
import type { Freshness } from '../../lib/cache/refreshes.ts';
import { sharing } from '../../lib/cache/sharing.ts';
import { runningBuild } from '../../lib/running-build.ts';
import { type CachedPage, type Page, tagsOf } from './page.ts';

/** Seconds for which Redis stores a page, whatever its `expire`. */
const maxSeconds = 60 * 60;

const sharedSchema = z.object({
  page: z.custom<Page>((page) => page === null || (typeof page === 'object' && 'kind' in page)),
  lastModified: z.number(),
  cacheControl: z.custom<CachedPage['cacheControl']>().optional(),
});

/** The pages that the instances of one build share through Redis: pages link to its files, so builds share none. */
export class SharedPages {
  readonly #values = sharing?.values(`pages of ${runningBuild() ?? 'no build'}`) ?? null;

  async get(key: string): Promise<{ page: CachedPage; freshness: Freshness } | null> {
    const found = await this.#values?.get(key);
    const shared = sharedSchema.safeParse(found?.value);
    if (!found || !shared.success) return null;
    const { page, lastModified, cacheControl } = shared.data;
    const cached = { value: page, lastModified, cacheControl, since: found.since };
    return { page: cached, freshness: found.freshness };
  }

  set(key: string, { value, lastModified, cacheControl, since }: CachedPage): void {
    const seconds = Math.min(cacheControl?.expire ?? maxSeconds, maxSeconds);
    const shared = {
      value: { page: value, lastModified, cacheControl },
      tags: tagsOf(value),
      since,
    };
    this.#values?.set(key, shared, seconds);
  }
}
