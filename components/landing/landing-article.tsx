import type { ReactNode } from 'react';
import { AdsArticle } from '@/components/ads/article/ads-article';
import type { LandingPage } from '@/lib/places/landing/place-page';
import { adsBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { LinkGroups } from './link-groups';

/** The ads of a place, or of a specialty in a department. */
export function LandingArticle({ page, banner }: { page: LandingPage; banner: ReactNode }) {
  return (
    <AdsArticle page={page} crumbs={adsBreadcrumbs(...page.crumbs)} banner={banner}>
      <LinkGroups groups={page.groups} />
    </AdsArticle>
  );
}
