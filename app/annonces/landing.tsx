import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { withAdFeeds } from '@/app/annonces/ad-feeds';
import { banner, bannerBelow } from '@/app/annonces/banner';
import type { Loaded } from '@/app/page-outcome';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { AdsArticle } from '@/components/ads/article/ads-article';
import { LinkGroups } from '@/components/landing/link-groups';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { type LandingPage, landingShareImage } from '@/lib/places/landing/place-page';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

type Absence = Exclude<Loaded<unknown>['kind'], 'page'>;

/** The ads of a place, or of a specialty in a department. */
export function LandingArticle({ page }: { page: LandingPage }) {
  return (
    <AdsArticle page={page} crumbs={adsBreadcrumbs(...page.crumbs)} banner={banner}>
      <LinkGroups groups={page.groups} />
    </AdsArticle>
  );
}

/** Its metadata, with the feeds of its search. */
export function landingMetadata(page: LandingPage, specialties: Specialty[] | null): Metadata {
  const { title, description, path, search } = page;
  const metadata = pageMetadata({ title, description, path, image: landingShareImage(page) });
  return withAdFeeds(metadata, search, specialties);
}

/** The content of a landing page that does not exist, or cannot be shown now. */
export function AbsentLanding({ kind, missing }: { kind: Absence; missing: ReactNode }) {
  return (
    <>
      {kind === 'none' ? missing : <LandingUnavailable isPreparing={kind === 'preparing'} />}
      {bannerBelow}
    </>
  );
}

export function absentLandingMetadata(kind: Absence, missing: string): Metadata {
  return kind === 'none' ? notFoundMetadata(missing) : unindexedMetadata('Annonces indisponibles');
}
