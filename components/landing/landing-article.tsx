import { AdsArticle } from '@/components/ads/article/ads-article';
import type { LandingPage } from '@/lib/landing/place-page';
import { LinkGroups } from './link-groups';

/** The ads of a place, or of a specialty in a department. */
export function LandingArticle({ page }: { page: LandingPage }) {
  return (
    <AdsArticle page={page} crumbs={page.crumbs}>
      <LinkGroups groups={page.groups} />
    </AdsArticle>
  );
}
