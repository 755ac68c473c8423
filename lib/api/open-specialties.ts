import { cacheTag } from 'next/cache';
import pLimit from 'p-limit';
import { hasOpenAds } from '@/lib/ads/open';
import { wholeList } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty';
import { type SpecialtyLink, specialtyLink } from '@/lib/ads/specialty-address';
import { adsCall } from '@/lib/api/ads-call';
import { lifeOfOpenSpecialties, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { lastGood } from '@/lib/api/last-good';
import { readPaged } from '@/lib/api/paged';
import { readOrLast } from '@/lib/api/read-or-last';
import { readExtra, readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { fetchSpecialties } from '@/lib/api/specialties';
import { listedAdSchema } from '@/lib/api/wire/listed';
import { dayAt } from '@/lib/french/day';

/*
 * The API says of a specialty how many ads it has when asked for its ads, and in no other way: these
 * reads cost a call for each. They therefore have a life of their own, and not the tag of the ads,
 * with which each change of one ad would cost all the calls again.
 */

const last = lastGood<SpecialtyLink[]>('open specialties');
const ad = { entity: 'ad', schema: listedAdSchema };
const callsAtOnce = 6;

/**
 * The specialties that have open ads, by name: those that have a page, for the sitemap.
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getOpenSpecialties(): Promise<SpecialtyLink[]> {
  'use cache';
  cacheTag(tags.specialties);
  return readOrLast(last, lifeOfOpenSpecialties, fetchOpenSpecialties);
}

/** {@link getOpenSpecialties} for a page that is good without them: `null` when nobody knows. */
export async function getOpenSpecialtiesOrNone(): Promise<SpecialtyLink[] | null> {
  'use cache';
  cacheTag(tags.specialties);
  return readExtra(last, lifeOfOpenSpecialties, fetchOpenSpecialties);
}

/**
 * {@link getOpenSpecialties} for a page that has something else to show: never throws. What the lists
 * know is good here too; what failed for them is asked again.
 */
export async function getOpenSpecialtiesOrLast(): Promise<SideBlock<SpecialtyLink[]>> {
  'use cache';
  cacheTag(tags.specialties);
  return readSideBlock(
    last,
    lifeOfOpenSpecialties,
    async (signal) => (await getOpenSpecialtiesOrNone()) ?? fetchOpenSpecialties(signal),
  );
}

async function fetchOpenSpecialties(signal?: AbortSignal): Promise<SpecialtyLink[]> {
  const all = await fetchSpecialties(signal);
  const today = dayAt(new Date());
  const limit = pLimit({ concurrency: callsAtOnce, rejectOnClear: true });
  try {
    const open = await Promise.all(
      all.map((specialty) => limit(() => isWorthAPage(specialty, today, signal))),
    );
    return all
      .filter((_, index) => open[index])
      .map((specialty) => specialtyLink(specialty, all))
      .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  } finally {
    limit.clearQueue();
  }
}

async function isWorthAPage({ id }: Specialty, today: string, signal?: AbortSignal) {
  const callFor = (page: number) => adsCall({ ...wholeList, page, specialty: id });
  const around = { next: callFor(2), previous: callFor(0) };
  return hasOpenAds(readPaged(ad, await api.get(callFor(1), signal), around), today);
}
