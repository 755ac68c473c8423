import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import type { Specialty } from '@/lib/ads/specialty';
import { lifeOfFailures, lifeOfLists, lifeOfReference, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { ApiNonsenseError } from '@/lib/api/errors';
import { lastGood } from '@/lib/api/last-good';
import { readList } from '@/lib/api/list';
import { log } from '@/lib/api/log';
import { specialtySchema } from '@/lib/api/wire/specialty';

type SpecialtiesAnswer = { kind: 'loaded'; specialties: Specialty[] } | { kind: 'failed' };

const specialty = { entity: 'specialty', schema: specialtySchema };
const combinedList = z.object({ specialties: z.unknown() });

const last = lastGood<Specialty[]>('specialties');
const every = 'every';

/**
 * The specialties (specification, section 7: the combined list, of which nothing else is read).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getSpecialties(): Promise<Specialty[]> {
  'use cache';
  cacheLife(lifeOfReference);
  cacheTag(tags.specialties);
  return fetchSpecialties();
}

/**
 * The specialties for a page that has something else to show: never throws. When the API fails it
 * gives the last ones this process has seen, or says that it failed (specification, section 8).
 */
export async function getSpecialtiesOrLast(): Promise<SpecialtiesAnswer> {
  'use cache';
  cacheTag(tags.specialties);
  // What a cached function throws fails the whole page, even where the page catches it: so it is
  // caught in here, and `getSpecialties` is not called.
  try {
    const specialties = await fetchSpecialties();
    cacheLife(lifeOfReference);
    return { kind: 'loaded', specialties };
  } catch (error) {
    log({ event: 'call failed', error: String(error) });
    const specialties = last.get(every);
    // A page with the last ones is a good page: it is tried again soon, but it stays.
    cacheLife(specialties ? lifeOfLists : lifeOfFailures);
    return specialties ? { kind: 'loaded', specialties } : { kind: 'failed' };
  }
}

async function fetchSpecialties(): Promise<Specialty[]> {
  const body = combinedList.safeParse(await api.get('/api/v1/core/combined-list/'));
  if (!body.success) throw new ApiNonsenseError('specialty: not a combined list');
  const specialties = readList(specialty, body.data.specialties);
  last.set(every, specialties);
  return specialties;
}
