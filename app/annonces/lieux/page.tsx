import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import NotFound from '@/app/not-found';
import { loadPage, withStatus } from '@/app/page-outcome';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { PlacesArticle } from '@/components/landing/places-article';
import { readPlacesPage } from '@/lib/api/landing/landing-pages';
import { placesPath } from '@/lib/landing/landing-url';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

const loadPlaces = cache(() => loadPage(readPlacesPage));

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await loadPlaces();
  if (loaded.kind === 'none') return notFoundMetadata('Page introuvable');
  if (loaded.kind !== 'page') return unindexedMetadata('Annonces indisponibles');
  return pageMetadata({
    title: 'Annonces de remplacement médical par département',
    description:
      'La carte de France des annonces de remplacement médical : combien il y en a dans chaque département, chaque région et chaque ville, et lesquelles.',
    path: placesPath,
  });
}

export default withStatus(async function PlacesPage() {
  const loaded = await loadPlaces();
  if (loaded.kind === 'page') return <PlacesArticle page={loaded.page} />;
  if (loaded.kind !== 'none')
    return <LandingUnavailable isPreparing={loaded.kind === 'preparing'} />;
  return <NotFound />;
});
