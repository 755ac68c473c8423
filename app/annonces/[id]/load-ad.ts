import { cache } from 'react';
import { markNotFound, markUnavailable } from '@/app/page-outcome';
import type { Ad } from '@/lib/ads/ad';
import { parseAdId } from '@/lib/ads/ad-id';
import { isOver } from '@/lib/ads/detail/over';
import { specialtyHref } from '@/lib/ads/specialty/specialty-url';
import { getRevisedAd } from '@/lib/api/resources/ads';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { getToday } from '@/lib/api/today';

/** `found` is `null` when there is no such ad, or when the API `failed`. */
type Loaded = {
  found: {
    ad: Ad;
    publishedAt: string | null;
    today: string;
    /** The page of its specialty while the ad is open; `null` when there is none. */
    specialtyHref: string | null;
  } | null;
  failed: boolean;
};

/**
 * The ad of a page, and the day the page is valid for. When the API fails the page renders a message
 * with status 503.
 */
export const loadAd = cache(async (segment: string): Promise<Loaded> => {
  const id = parseAdId(segment);
  if (id === null) return noAd();
  try {
    const published = await getRevisedAd(id);
    if (published === null) return noAd();
    const today = getToday();
    const specialtyHref = await specialtyHrefOf(published.ad, today);
    return { found: { ...published, today, specialtyHref }, failed: false };
  } catch (error) {
    markUnavailable(error);
    return { found: null, failed: true };
  }
});

/** Every specialty with an open ad has a page. */
async function specialtyHrefOf(ad: Ad, today: string): Promise<string | null> {
  if (!ad.specialty || isOver(ad, today)) return null;
  const all = (await specialtiesResource.getOrNull()) ?? [];
  const specialty = all.find(({ id }) => id === ad.specialty?.id);
  return specialty ? specialtyHref(specialty, all) : null;
}

function noAd(): Loaded {
  markNotFound();
  return { found: null, failed: false };
}
