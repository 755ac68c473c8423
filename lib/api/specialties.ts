import { cacheTag } from 'next/cache';
import { z } from 'zod';
import type { Specialty } from '@/lib/ads/specialty';
import { lifeOfReference, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { ApiNonsenseError } from '@/lib/api/errors';
import { lastGood } from '@/lib/api/last-good';
import { readList } from '@/lib/api/list';
import { readOrLast } from '@/lib/api/read-or-last';
import { readExtra, readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { specialtySchema } from '@/lib/api/wire/specialty';

const specialty = { entity: 'specialty', schema: specialtySchema };
const combinedList = z.object({ specialties: z.unknown() });

const last = lastGood<Specialty[]>('specialties');

/**
 * The specialties (specification, section 7: the combined list, of which nothing else is read).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getSpecialties(): Promise<Specialty[]> {
  'use cache';
  cacheTag(tags.specialties);
  return readOrLast(last, lifeOfReference, fetchSpecialties);
}

/** {@link getSpecialties} for a page that has something else to show: never throws. */
export async function getSpecialtiesOrLast(): Promise<SideBlock<Specialty[]>> {
  'use cache';
  cacheTag(tags.specialties);
  return readSideBlock(last, lifeOfReference, fetchSpecialties);
}

/** {@link getSpecialties} for a page that is good without them: `null` when nobody knows. */
export async function getSpecialtiesOrNone(): Promise<Specialty[] | null> {
  'use cache';
  cacheTag(tags.specialties);
  return readExtra(last, lifeOfReference, fetchSpecialties);
}

/** The call itself, for cached reads. */
export async function fetchSpecialties(signal?: AbortSignal): Promise<Specialty[]> {
  const body = combinedList.safeParse(await api.get('/api/v1/core/combined-list/', signal));
  if (!body.success) throw new ApiNonsenseError('specialty: not a combined list');
  return readList(specialty, body.data.specialties);
}
