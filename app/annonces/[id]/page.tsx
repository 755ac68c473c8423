import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { readAdOf } from '@/app/annonces/read-ad';
import { loadPage, withStatus } from '@/app/page-outcome';
import { AdNotFound, AdUnavailable } from '@/components/ads/absent-ads';
import { AdArticle } from '@/components/ads/detail/ad-article';
import { JsonLd } from '@/components/seo/json-ld';
import type { Ad } from '@/lib/ads/ad';
import { adPageTitle } from '@/lib/ads/ad-in-words';
import { adCalendarHref } from '@/lib/ads/calendar';
import { adDescription, adDetails, adDetailsOn, adShareImage, applyUrl } from '@/lib/ads/details';
import { endedNotice, isEnded } from '@/lib/ads/ended';
import { adHref } from '@/lib/ads/search';
import { specialtyById, specialtyHref } from '@/lib/ads/specialty/specialty';
import { verified } from '@/lib/ads/verified';
import { findIndex } from '@/lib/api/ads-index/ads-index';
import { readAdPlaceLink } from '@/lib/api/landing/landing-pages';
import { readAdSearches } from '@/lib/api/resources/ad-searches';
import { readRelatedAds } from '@/lib/api/resources/related-ads';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { config } from '@/lib/config/config';
import { reportHref } from '@/lib/forms/report';
import { dayOf, formatDay, timeZoneOf } from '@/lib/french/day';
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
  const loaded = await loadAd((await params).id);
  const missing = 'Annonce introuvable';
  if (loaded.kind === 'none') return notFoundMetadata(missing);
  if (loaded.kind !== 'page') return unindexedMetadata(missing);
  const { ad, publishedAt } = loaded.page;
  const details = adDetails(ad);
  return pageMetadata({
    title: adPageTitle(ad),
    description: adDescription(details),
    path: adHref(ad.id),
    image: adShareImage(details),
    article: { published: publishedAt, modified: null },
  });
}

export default withStatus(async function AdPage({ params }: Props) {
  const loaded = await loadAd((await params).id);
  if (loaded.kind === 'none') return <AdNotFound />;
  if (loaded.kind !== 'page') return <AdUnavailable />;
  const { ad, publishedAt } = loaded.page;
  const today = getToday(timeZoneOf(ad.location));
  const posting = jobPosting(ad, publishedAt, today);
  const [ofSpecialty, placeLink, searches, related, index] = await Promise.all([
    specialtyHrefOf(ad, today),
    readAdPlaceLink(ad),
    readAdSearches(ad, today),
    readRelatedAds(ad, today),
    findIndex(),
  ]);
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <AdArticle
        ad={adDetailsOn(ad, today)}
        today={today}
        ended={endedNotice(ad, today)}
        specialtyHref={ofSpecialty}
        placeLink={placeLink}
        verified={verified(index?.byId([ad.id]).ads[0])}
        published={publishedAt && `Publiée le ${formatDay(dayOf(publishedAt))}`}
        calendarHref={isEnded(ad, today) ? null : adCalendarHref(ad)}
        searches={searches}
        related={related}
        applyUrl={applyUrl(ad.id, config)}
        reportHref={reportHref(ad.id, config)}
        pageUrl={pageUrl(adHref(ad.id))}
        mapsAccess={mapsAccess(config)}
      />
    </>
  );
});

/** The ad of a page: once for the metadata and the page. */
const loadAd = cache((segment: string) => loadPage(() => readAdOf(segment)));

/** Every specialty with an open ad has a page. */
async function specialtyHrefOf(ad: Ad, today: string): Promise<string | null> {
  if (!ad.specialty || isEnded(ad, today)) return null;
  const all = (await specialtiesResource.readOrNull()) ?? [];
  const specialty = specialtyById(all, ad.specialty.id);
  return specialty ? specialtyHref(specialty, all) : null;
}
