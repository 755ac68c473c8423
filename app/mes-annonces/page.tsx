import '@/app/shared-styles';
import { SavedAdsArticle } from '@/components/ads/saved/saved-ads-article';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

export const metadata = unindexedMetadata(savedAdsPage.title, savedAdsPage.path);

export default function SavedAdsPage() {
  return <SavedAdsArticle />;
}
