import { countsOfAds, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { IndexNotReadyError } from '@/lib/api/errors';
import { PageMemory } from '@/lib/api/landing/page-memory';
import { sharing } from '@/lib/cache/sharing';
import { dayAt } from '@/lib/french/day';
import type { LandingPages } from '@/lib/places/landing/landing-pages';
import { processSingleton } from '@/lib/runtime/process-singleton';

const memory = processSingleton(
  'landing pages',
  () => new PageMemory(sharing && { link: sharing.link, key: `${sharing.prefix}landing` }),
);

/** The landing pages there are; `null` when the index is not ready. */
export async function landingPages(): Promise<LandingPages | null> {
  const counts = await countsOfAds();
  return counts && memory.pagesOf(counts);
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
