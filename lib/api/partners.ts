import { cacheTag } from 'next/cache';
import { lifeOfReference, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { lastGood } from '@/lib/api/last-good';
import { readList } from '@/lib/api/list';
import { readOrLast } from '@/lib/api/read-or-last';
import { readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { partnerSchema } from '@/lib/api/wire/partner';
import type { Partner, PartnerList } from '@/lib/home/partner';

const partner = { entity: 'partner', schema: partnerSchema };

const last = lastGood<PartnerList>('partners');

/**
 * The partners of the home page (specification, section 7).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getPartners(): Promise<Partner[]> {
  'use cache';
  cacheTag(tags.partners);
  return (await readOrLast(last, lifeOfReference, fetchPartners)).partners;
}

/** {@link getPartners} for a page that has something else to show: never throws. */
export async function getPartnersOrLast(): Promise<SideBlock<PartnerList>> {
  'use cache';
  cacheTag(tags.partners);
  return readSideBlock(last, lifeOfReference, fetchPartners);
}

async function fetchPartners(signal?: AbortSignal): Promise<PartnerList> {
  const body = await api.get('/api/v1/core/partners/', signal);
  const partners = readList(partner, body);
  return { partners, sent: Array.isArray(body) ? body.length : 0 };
}
