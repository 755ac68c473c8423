import '@/app/shared-styles';
import type { Metadata } from 'next';
import { NotFoundStatus } from '@/app/not-found-status';
import { AdArticle } from '@/components/ads/ad-article';
import { AdNotFound } from '@/components/ads/ad-not-found';
import { AdUnavailable } from '@/components/ads/ad-unavailable';
import { adDescription } from '@/lib/ads/description';
import { adHref } from '@/lib/ads/search';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadAd } from './load-ad';

type Props = { params: Promise<{ id: string }> };

export const ensureStatic = 'navigation';
/** One whole document with a true status: nothing of it is shown before all of it is known. */
export const instant = false;

/** No ad has this id; proxy.ts leads addresses of no ad here. */
export function generateStaticParams() {
  return [{ id: '0' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ad } = await loadAd((await params).id);
  if (!ad) return { title: 'Annonce introuvable', robots: { index: false } };
  return pageMetadata({
    title: ad.title,
    description: adDescription(ad),
    path: adHref(ad.id),
    type: 'article',
  });
}

export default async function AdPage({ params }: Props) {
  const { ad, failed } = await loadAd((await params).id);
  if (failed) return <AdUnavailable />;
  if (!ad) {
    return (
      <>
        <AdNotFound />
        <NotFoundStatus />
      </>
    );
  }
  return (
    <AdArticle
      ad={ad}
      appUrl={config.APP_URL}
      pageUrl={`${config.SITE_URL}${adHref(ad.id)}`}
      mapsAccess={mapsAccess(config)}
    />
  );
}
