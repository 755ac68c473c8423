import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { adFeedLinks } from '@/app/annonces/ad-feeds';
import { banner, bannerBelow } from '@/app/annonces/banner';
import { markNotFound, markUnavailable } from '@/app/page-outcome';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { AdsArticle } from '@/components/ads/article/ads-article';
import { LinkGroups } from '@/components/landing/link-groups';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { IndexNotReadyError } from '@/lib/api/errors';
import type { LandingPage } from '@/lib/landing/place-page';
import { landingShareImage } from '@/lib/landing/share-image';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

/** A page of ads by place. */
type Loaded<T> =
  | { kind: 'page'; page: T }
  | { kind: 'none' }
  /** The index prepares, or the API failed: status 503. */
  | { kind: 'preparing' | 'failed' };

type Absence = Exclude<Loaded<unknown>['kind'], 'page'>;

/** What `read` returns: `null` when there is no such page. */
export async function loadLanding<T>(read: () => Promise<T | null>): Promise<Loaded<T>> {
  try {
    const page = await read();
    if (page !== null) return { kind: 'page', page };
    markNotFound();
    return { kind: 'none' };
  } catch (error) {
    markUnavailable(error);
    return { kind: error instanceof IndexNotReadyError ? 'preparing' : 'failed' };
  }
}

/** The ads of a place, or of a specialty in a department. */
export function LandingArticle({ page }: { page: LandingPage }) {
  return (
    <AdsArticle page={page} crumbs={page.crumbs} banner={banner}>
      <LinkGroups groups={page.groups} />
    </AdsArticle>
  );
}

/**
 * The metadata of a landing page, with the feeds of its search.
 *
 * @param specialties all specialties, if loaded.
 */
export function landingMetadata(page: LandingPage, specialties: Specialty[] | null): Metadata {
  const { title, description, path, search } = page;
  const metadata = pageMetadata({ title, description, path, image: landingShareImage(page) });
  const types = adFeedLinks(search, specialties);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
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

/** Its metadata. */
export function absentLandingMetadata(kind: Absence, missing: string): Metadata {
  return kind === 'none' ? notFoundMetadata(missing) : unindexedMetadata('Annonces indisponibles');
}
