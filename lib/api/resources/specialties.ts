import type { Specialty } from '@/lib/ads/specialty/specialty';
import { combinedListPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { maxItems } from '@/lib/api/limits';
import { createResource } from '@/lib/api/resources/resource';
import { readList } from '@/lib/api/schemas/lists';
import { combinedListSchema, specialtySchema } from '@/lib/api/schemas/specialty';
import { referenceCacheLife, tags } from '@/lib/cache/lifetimes';

const specialty = { entity: 'specialty', schema: specialtySchema, max: maxItems.specialties };

/** The specialties (docs/product.md#calls: the combined list, of which nothing else is read). */
export const specialtiesResource = createResource<[], Specialty[]>({
  name: 'specialties',
  life: referenceCacheLife,
  tags: () => [tags.specialties],
  read: fetchSpecialties,
});

/** Requests the specialties, past the cache. */
export async function fetchSpecialties(): Promise<Specialty[]> {
  const body = combinedListSchema.safeParse(await api.get(combinedListPath));
  if (!body.success) throw new ApiInvalidResponseError('specialty: not a combined list');
  return readList(specialty, body.data.specialties);
}
