import type { ReactNode } from 'react';
import { AdsArticle } from '@/components/ads/article/ads-article';
import { SpecialtyLinks } from '@/components/ads/specialty/specialty-links';
import type { SpecialtyPage } from '@/lib/ads/specialty/specialty-page';
import type { SpecialtyLink } from '@/lib/ads/specialty/specialty-url';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';

type Props = {
  page: SpecialtyPage;
  crumbs: Breadcrumb[];
  /** The other specialties that have a page. */
  others: SpecialtyLink[];
  /** Shown among the cards. */
  banner: ReactNode;
  /** Further links. */
  children?: ReactNode;
};

/** The ads of one specialty: a landing page for search engines. */
export function SpecialtyArticle({ page, crumbs, others, banner, children }: Props) {
  return (
    <AdsArticle page={page} crumbs={crumbs} banner={banner}>
      {children}
      <SpecialtyLinks title="Autres spécialités" links={others} />
    </AdsArticle>
  );
}
