import '@/app/shared-styles';
import type { Metadata } from 'next';
import { AdArticle } from '@/components/ads/detail/ad-article';
import { AdNotFound } from '@/components/ads/detail/ad-not-found';
import { AdUnavailable } from '@/components/ads/detail/ad-unavailable';
import { JsonLd } from '@/components/seo/json-ld';
import { adCalendarHref } from '@/lib/ads/calendar/calendar-url';
import { adDescription } from '@/lib/ads/description';
import { applyUrl } from '@/lib/ads/detail/apply-url';
import { adDetails } from '@/lib/ads/detail/details';
import { adOver, isOver } from '@/lib/ads/detail/over';
import { adHref } from '@/lib/ads/search';
import { adShareImage } from '@/lib/ads/share-image';
import { adPageTitle } from '@/lib/ads/title';
import { readAdPlaceLink } from '@/lib/api/landing/landing-links';
import { readRelatedAds } from '@/lib/api/resources/related-ads';
import { config } from '@/lib/config';
import { dayOf, formatDay } from '@/lib/french/day';
import { mapsAccess } from '@/lib/map/access';
import { jobPosting } from '@/lib/seo/job/job-posting';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';
import { pageUrl } from '@/lib/seo/page-url';
import { loadAd } from './load-ad';

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
