import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { markNotFound, markUnavailable } from '@/app/page-outcome';
import { AdArticle } from '@/components/ads/detail/ad-article';
import { AdNotFound } from '@/components/ads/detail/ad-not-found';
import { AdUnavailable } from '@/components/ads/detail/ad-unavailable';
import { JsonLd } from '@/components/seo/json-ld';
import type { Ad } from '@/lib/ads/ad';
import { parseAdId } from '@/lib/ads/ad-id';
import { adCalendarHref } from '@/lib/ads/calendar/calendar-url';
import { adDescription } from '@/lib/ads/description';
import { applyUrl } from '@/lib/ads/detail/apply-url';
import { adDetails } from '@/lib/ads/detail/details';
import { adOver, isOver } from '@/lib/ads/detail/over';
import { adHref } from '@/lib/ads/search';
import { adShareImage } from '@/lib/ads/share-image';
import { specialtyHref } from '@/lib/ads/specialty/specialty-url';
import { adPageTitle } from '@/lib/ads/title';
import { readAdPlaceLink } from '@/lib/api/landing/landing-links';
import { getRevisedAd } from '@/lib/api/resources/ads';
import { readRelatedAds } from '@/lib/api/resources/related-ads';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { getToday } from '@/lib/api/today';
import { config } from '@/lib/config';
import { dayOf, formatDay } from '@/lib/french/day';
import { mapsAccess } from '@/lib/map/access';
import { jobPosting } from '@/lib/seo/job-posting';
import {
  notFoundMetadata,
  pageMetadata,
  pageUrl,
  unindexedMetadata,
} from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { found, failed } = await loadAd((await params).id);
  const missing = 'Annonce introuvable';
  if (failed) return unindexedMetadata(missing);
  if (!found) return notFoundMetadata(missing);
  const { ad, publishedAt } = found;
  const details = adDetails(ad);
  return pageMetadata({
    title: adPageTitle(ad),
    description: adDescription(details),
    path: adHref(ad.id),
    image: adShareImage(details),
    article: { published: publishedAt, modified: null },
  });
}

export default async function AdPage({ params }: Props) {
  const { found, failed } = await loadAd((await params).id);
  if (failed) return <AdUnavailable />;
  if (!found) return <AdNotFound />;
  const { ad, publishedAt, today, specialtyHref } = found;
  const published = publishedAt && dayOf(publishedAt);
  const posting = jobPosting(ad, publishedAt, today);
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <AdArticle
        ad={adDetails(ad)}
        over={adOver(ad, today)}
        specialtyHref={specialtyHref}
        placeLink={await readAdPlaceLink(ad)}
        published={published && `Publiée le ${formatDay(published)}`}
        calendarHref={isOver(ad, today) ? null : adCalendarHref(ad)}
        related={await readRelatedAds(ad, today)}
        applyUrl={applyUrl(ad.id, config)}
        pageUrl={pageUrl(adHref(ad.id))}
        mapsAccess={mapsAccess(config)}
      />
    </>
  );
}

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
const loadAd = cache(async (segment: string): Promise<Loaded> => {
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
