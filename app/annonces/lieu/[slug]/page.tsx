import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { banner, bannerBelow } from '@/app/annonces/banner';
import { landingMetadata } from '@/app/annonces/landing-metadata';
import { loadLanding } from '@/app/annonces/load-landing';
import { LandingArticle } from '@/components/landing/landing-article';
import { LandingMissing } from '@/components/landing/landing-missing';
import { LandingUnavailable } from '@/components/landing/landing-unavailable';
import { readPlacePage } from '@/lib/api/landing/read-landing-page';
import { notFoundMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

// Once for the metadata and the page.
const loadPlace = cache((slug: string) => loadLanding(() => readPlacePage(slug)));

/** Rendered for each request; the server stores it (server/response-cache). */

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadPlace((await params).slug);
  if (loaded.kind === 'page') return landingMetadata(loaded.page, null);
  if (loaded.kind === 'none') return notFoundMetadata('Aucune annonce dans ce lieu');
  return unindexedMetadata('Annonces indisponibles');
}

export default async function PlacePage({ params }: Props) {
  const loaded = await loadPlace((await params).slug);
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
      <LandingMissing title="Aucune annonce dans ce lieu." />
      {bannerBelow}
    </>
  );
}
