import '@/app/shared-styles';
import type { Metadata } from 'next';
import { NotFoundStatus } from '@/app/not-found-status';
import { AdArticle } from '@/components/ads/detail/ad-article';
import { AdNotFound } from '@/components/ads/detail/ad-not-found';
import { AdUnavailable } from '@/components/ads/detail/ad-unavailable';
import { JsonLd } from '@/components/seo/json-ld';
import { adDescription } from '@/lib/ads/description';
import { adDetails } from '@/lib/ads/detail/details';
import { adOver } from '@/lib/ads/detail/over';
import { adHref } from '@/lib/ads/search';
import { adShareImage } from '@/lib/ads/share-image';
import { adPageTitle } from '@/lib/ads/title';
import { readAdPlaceLink } from '@/lib/api/landing/landing-links';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';
import { jobPosting } from '@/lib/seo/job/job-posting';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';
import { pageUrl } from '@/lib/seo/page-url';
import { loadAd } from './load-ad';

type Props = { params: Promise<{ id: string }> };

/** No ad has this id: proxy.ts rewrites URLs with an invalid id to this page. */
export function generateStaticParams() {
  return [{ id: '0' }];
}

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
  if (!found) {
    return (
      <>
        <AdNotFound />
        <NotFoundStatus />
      </>
    );
  }
  const { ad, publishedAt, today, specialtyHref } = found;
  const posting = jobPosting(ad, publishedAt, today);
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <AdArticle
        ad={adDetails(ad)}
        over={adOver(ad, today)}
        specialtyHref={specialtyHref}
        placeLink={await readAdPlaceLink(ad)}
        appUrl={config.APP_URL}
        pageUrl={pageUrl(adHref(ad.id))}
        mapsAccess={mapsAccess(config)}
      />
    </>
  );
}
