import pLimit from 'p-limit';
import { hasOpenAds } from '@/lib/ads/ended';
import { defaultSearch } from '@/lib/ads/search';
import { type Specialty, type SpecialtyLink, specialtyHref } from '@/lib/ads/specialty/specialty';
import { readyIndex } from '@/lib/api/ads-index/ads-index';
import { adsCall, combinedListPath, partnersPath, randomSubstitutesPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { maxItems } from '@/lib/api/limits';
import { createResource } from '@/lib/api/resources/resource';
import { combinedListSchema, listedAdSchema, specialtySchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { readList, readPaged } from '@/lib/api/schemas/lists';
import {
  listsCacheLife,
  openSpecialtiesCacheLife,
  referenceCacheLife,
  tags,
} from '@/lib/cache/lifetimes';
import { dayAt } from '@/lib/french/day';
import type { PartnerList } from '@/lib/home/partners';
import type { Substitute } from '@/lib/home/substitute';

const partner = { entity: 'partner', schema: partnerSchema, max: maxItems.partners };
const substitute = { entity: 'substitute', schema: substituteSchema };
const listedAd = { entity: 'ad', schema: listedAdSchema };
const specialty = { entity: 'specialty', schema: specialtySchema, max: maxItems.specialties };
const spotlightSize = 3;

export const partnersResource = createResource<[], PartnerList>({
  name: 'partners',
  life: referenceCacheLife,
  tags: () => [tags.partners],
  async request() {
    const body = await api.get(partnersPath);
    return { partners: readList(partner, body), sent: Array.isArray(body) ? body.length : 0 };
  },
});

/** Up to three available substitutes for the spotlight of the home page (docs/product.md#spotlight). */
export const randomSubstitutesResource = createResource<[], Substitute[]>({
  name: 'substitutes',
  life: listsCacheLife,
  tags: () => [tags.substitutes],
  request: async () =>
    readList(substitute, await api.get(randomSubstitutesPath)).slice(0, spotlightSize),
});

export const specialtiesResource = createResource<[], Specialty[]>({
  name: 'specialties',
  life: referenceCacheLife,
  tags: () => [tags.specialties],
  request: requestSpecialties,
});

async function requestSpecialties(): Promise<Specialty[]> {
  const body = combinedListSchema.safeParse(await api.get(combinedListPath));
  if (!body.success) throw new ApiInvalidResponseError('specialty: not a combined list');
  return readList(specialty, body.data.specialties);
}

const maxConcurrentCalls = 6;

/** The specialties that have open ads, by name. Without the index of ads this costs a call for each of them. */
export const openSpecialtiesResource = createResource({
  name: 'open specialties',
  life: openSpecialtiesCacheLife,
  // Not that of the ads: each change of one would cost all calls.
  tags: () => [tags.specialties],
  async request() {
    const all = await requestSpecialties();
    const today = dayAt(new Date());
    const counts = readyIndex()?.counts(today);
    const open = counts
      ? all.filter(({ id }) => counts.specialties.has(id))
      : await requestOpen(all, today);
    return open
      .map((one): SpecialtyLink => ({ ...one, href: specialtyHref(one, all) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  },
});

async function requestOpen(all: Specialty[], today: string): Promise<Specialty[]> {
  const limit = pLimit({ concurrency: maxConcurrentCalls, rejectOnClear: true });
  const requests = limit.map(all, async ({ id }) => {
    const callFor = (page: number) => adsCall({ ...defaultSearch, page, specialty: id });
    return hasOpenAds(readPaged(listedAd, await api.get(callFor(1)), 1, callFor), today);
  });
  const areOpen = await requests.finally(() => limit.clearQueue());
  return all.filter((_, index) => areOpen[index]);
}
