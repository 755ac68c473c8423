import { cacheTag } from 'next/cache';
import { lifeOfLists, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { lastGood } from '@/lib/api/last-good';
import { readList } from '@/lib/api/list';
import { readOrLast } from '@/lib/api/read-or-last';
import { readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { substituteSchema } from '@/lib/api/wire/substitute';
import type { Substitute } from '@/lib/home/substitute';

const substitute = { entity: 'substitute', schema: substituteSchema };
const spotlightSize = 3;

const last = lastGood<Substitute[]>('substitutes');

/**
 * Up to three available substitutes for the spotlight of the home page (specification, sections 5
 * and 7).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getRandomSubstitutes(): Promise<Substitute[]> {
  'use cache';
  cacheTag(tags.substitutes);
  return readOrLast(last, lifeOfLists, fetchSubstitutes);
}

/** {@link getRandomSubstitutes} for a page that has something else to show: never throws. */
export async function getRandomSubstitutesOrLast(): Promise<SideBlock<Substitute[]>> {
  'use cache';
  cacheTag(tags.substitutes);
  return readSideBlock(last, lifeOfLists, fetchSubstitutes);
}

async function fetchSubstitutes(signal?: AbortSignal): Promise<Substitute[]> {
  const body = await api.get('/api/v1/users/substitutes/random/', signal);
  return readList(substitute, body).slice(0, spotlightSize);
}
