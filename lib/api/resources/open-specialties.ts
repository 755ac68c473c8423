import pLimit from 'p-limit';
import { hasOpenAds } from '@/lib/ads/over';
import { defaultSearch } from '@/lib/ads/search';
import { type Specialty, specialtyLink } from '@/lib/ads/specialty/specialty';
import { loadedCounts } from '@/lib/api/ads-index/ads-index';
import { adsCall } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { createResource } from '@/lib/api/resources/resource';
import { requestSpecialties } from '@/lib/api/resources/short-lists';
import { listedAdSchema } from '@/lib/api/schemas/ad';
import { readPaged } from '@/lib/api/schemas/lists';
import { openSpecialtiesCacheLife, tags } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';

const ad = { entity: 'ad', schema: listedAdSchema };
const maxConcurrentCalls = 6;

/**
 * The specialties that have open ads, by name: those that have a page. The index of ads knows them. Without it the API
 * says so of a specialty only when its ads are requested: this costs a call for each. So it has a cache life of its
 * own, and not the tag of the ads: each change of one ad would cost all of them.
 */
export const openSpecialtiesResource = createResource({
  name: 'open specialties',
  life: openSpecialtiesCacheLife,
  tags: () => [tags.specialties],
  async request() {
    const all = await requestSpecialties();
    const counts = loadedCounts();
    const open =
      counts === null
        ? await requestForEach(all, dayAt(new Date()))
        : all.filter(({ id }) => counts.specialties.has(id));
    return open
      .map((specialty) => specialtyLink(specialty, all))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  },
});

async function requestForEach(all: Specialty[], today: string): Promise<Specialty[]> {
  const limit = pLimit({ concurrency: maxConcurrentCalls, rejectOnClear: true });
  try {
    const isOpen = await limit.map(all, ({ id }) => isWorthAPage(id, today));
    return all.filter((_, index) => isOpen[index]);
  } finally {
    limit.clearQueue();
  }
}

async function isWorthAPage(specialty: number, today: string): Promise<boolean> {
  const callFor = (page: number) => adsCall({ ...defaultSearch, page, specialty });
  return hasOpenAds(readPaged(ad, await api.get(callFor(1)), 1, callFor), today);
}
