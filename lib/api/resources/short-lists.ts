import type { Specialty } from '@/lib/ads/specialty/specialty';
import { combinedListPath, partnersPath, randomSubstitutesPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { maxItems } from '@/lib/api/limits';
import { createResource } from '@/lib/api/resources/resource';
import { combinedListSchema, specialtySchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { readList } from '@/lib/api/schemas/lists';
import { listsCacheLife, referenceCacheLife, tags } from '@/lib/cache/lifetimes';
import type { PartnerList } from '@/lib/home/partners';
import type { Substitute } from '@/lib/home/substitute';

/* The lists of the API that have no pages (docs/product.md#calls). */

const partner = { entity: 'partner', schema: partnerSchema, max: maxItems.partners };
const substitute = { entity: 'substitute', schema: substituteSchema };
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

/** The specialties, which are in the combined list, of which nothing else is read. */
export const specialtiesResource = createResource<[], Specialty[]>({
  name: 'specialties',
  life: referenceCacheLife,
  tags: () => [tags.specialties],
  request: requestSpecialties,
});

/** Requests the specialties, past the cache. */
export async function requestSpecialties(): Promise<Specialty[]> {
  const body = combinedListSchema.safeParse(await api.get(combinedListPath));
  if (!body.success) throw new ApiInvalidResponseError('specialty: not a combined list');
  return readList(specialty, body.data.specialties);
}
