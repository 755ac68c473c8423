import pLimit from 'p-limit';
import { hasOpenAds } from '@/lib/ads/over';
import { defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type SpecialtyLink, specialtyLink } from '@/lib/ads/specialty/specialty-url';
import { adsCall } from '@/lib/api/ads-call';
import { loadedCounts } from '@/lib/api/ads-index/ads-index';
import { api } from '@/lib/api/client/client';
import { readPaged } from '@/lib/api/resources/paged';
import { createResource } from '@/lib/api/resources/resource';
import { fetchSpecialties } from '@/lib/api/resources/specialties';
import { listedAdSchema } from '@/lib/api/schemas/listed';
import { openSpecialtiesCacheLife, tags } from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';

const ad = { entity: 'ad', schema: listedAdSchema };
const maxConcurrentCalls = 6;

/**
 * The specialties that have open ads, by name: those that have a page. The index
 * of ads knows them. Without it the API says of a specialty how many ads it has when its ads are requested, and
 * in no other way: this costs a call for each. It has a cache life of its own, and not the tag of the ads: each change of one ad would cost all of them.
 */
export const openSpecialtiesResource = createResource<[], SpecialtyLink[]>({
  name: 'open specialties',
  life: openSpecialtiesCacheLife,
  tags: () => [tags.specialties],
  async read() {
    const all = await fetchSpecialties();
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
    const isOpen = await Promise.all(
      all.map((specialty) => limit(() => isWorthAPage(specialty, today))),
    );
    return all.filter((_, index) => isOpen[index]);
  } finally {
    limit.clearQueue();
  }
}

async function isWorthAPage({ id }: Specialty, today: string): Promise<boolean> {
  const callFor = (page: number) => adsCall({ ...defaultSearch, page, specialty: id });
  const around = { next: callFor(2), previous: callFor(0) };
  return hasOpenAds(readPaged(ad, await api.get(callFor(1)), around), today);
}
