import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { banner, bannerBelow } from '@/app/annonces/banner';
import { landingMetadata } from '@/app/annonces/landing-metadata';
import { loadLanding } from '@/app/annonces/load-landing';
import { LandingArticle } from '@/components/landing/landing-article';
import { LandingMissing } from '@/components/landing/landing-missing';
import { LandingUnavailable } from '@/components/landing/landing-unavailable';
import { readPairPage } from '@/lib/api/landing/read-landing-page';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { notFoundMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string; department: string }> };

// Once for the metadata and the page.
const loadPair = cache((slug: string, department: string) =>
  loadLanding(() => readPairPage(slug, department)),
);

/** Rendered for each request; the server stores it (server/response-cache). */

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, department } = await params;
  const loaded = await loadPair(slug, department);
  if (loaded.kind === 'page') {
    return landingMetadata(loaded.page, await specialtiesResource.getOrNull());
  }
  if (loaded.kind === 'none') return notFoundMetadata('Aucune annonce pour cette spécialité');
  return unindexedMetadata('Annonces indisponibles');
}

export default async function SpecialtyInDepartmentPage({ params }: Props) {
  const { slug, department } = await params;
  const loaded = await loadPair(slug, department);
  if (loaded.kind === 'page') return <LandingArticle page={loaded.page} banner={banner} />;
  if (loaded.kind !== 'none') {
    return (
      <>
        <LandingUnavailable isPreparing={loaded.kind === 'preparing'} />
        {bannerBelow}
      </>
    );
  }
  return (
    <>
      <LandingMissing title="Aucune annonce pour cette spécialité dans ce département." />
      {bannerBelow}
    </>
  );
}
