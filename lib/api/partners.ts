import { cacheLife, cacheTag } from 'next/cache';
import { lifeOfReference, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { readList } from '@/lib/api/list';
import { partnerSchema } from '@/lib/api/wire/partner';
import type { Partner } from '@/lib/home/partner';

/**
 * The partners of the home page (specification, section 7).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getPartners(): Promise<Partner[]> {
  'use cache';
  cacheLife(lifeOfReference);
  cacheTag(tags.partners);
  const body = await api.get('/api/v1/core/partners/');
  return readList({ entity: 'partner', schema: partnerSchema }, body);
}
