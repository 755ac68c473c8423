import type { AdCounts } from '@/lib/ads-index/counts';
import { countsOfAds, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { IndexNotReadyError } from '@/lib/api/errors';
import { dayAt } from '@/lib/french/day';
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
export async function landingPages(): Promise<LandingPages | null> {
  const counts = await countsOfAds();
  if (counts === null) return null;
  if (memory.last?.counts !== counts) {
    const pages = landingPagesOf(counts, gazetteer(), memory.last?.pages ?? null);
    memory.last = { counts, pages };
  }
  return memory.last.pages;
}

/**
 * The landing pages there are, when the index is ready or becomes so while a search would wait for it.
 *
 * @throws {IndexNotReadyError} otherwise.
 */
export async function waitForLandingPages(): Promise<LandingPages> {
  await searchAdsByPlace({
    area: null,
    specialty: null,
    startDate: null,
    endDate: null,
    sort: 'recent',
    today: dayAt(new Date()),
    offset: 0,
    limit: 0,
  });
  const pages = await landingPages();
  if (pages === null) throw new IndexNotReadyError('The index of ads is not ready');
  return pages;
}
