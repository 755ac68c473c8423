import '@/app/shared-styles';
import { SavedAdsArticle } from '@/components/ads/saved/saved-ads-article';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** One hour: without it the page would be stored for a year. */
export const revalidate = 3600;

export const metadata = unindexedMetadata(savedAdsPage.title, savedAdsPage.path);

export default function SavedAdsPage() {
  return <SavedAdsArticle />;
}
