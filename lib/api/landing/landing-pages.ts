import type { AdCounts } from '@/lib/ads-index/counts';
import { countsOfAds } from '@/lib/api/ads-index/ads-index';
import { type LandingPages, landingPagesOf } from '@/lib/landing/landing-pages';
import { gazetteer } from '@/lib/places/gazetteer';
import { processSingleton } from '@/lib/process-singleton';

/** The pages of the last counts: made once for them, and remembered so that a page stays to its last ad. */
type Memory = { counts: AdCounts; pages: LandingPages };
const memory = processSingleton<{ last: Memory | null }>('landing pages', () => ({ last: null }));

/**
 * The landing pages there are; `null` when the index is not ready. A town that once had three open ads keeps its
 * page until none is left, as far as this process knows: after a restart it needs three again.
 */
export function landingPages(): LandingPages | null {
  const counts = countsOfAds();
  if (counts === null) return null;
  if (memory.last?.counts !== counts) {
    const pages = landingPagesOf(counts, gazetteer(), memory.last?.pages ?? null);
    memory.last = { counts, pages };
  }
  return memory.last.pages;
}
