import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import NotFound from '@/app/not-found';
import { loadPage, withStatus } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { LandingUnavailable } from '@/components/ads/absent-ads';
import { ObservatoryArticle } from '@/components/landing/observatory-article';
import { readFigures } from '@/lib/api/landing/landing-pages';
import { formatDay } from '@/lib/french/day';
import { description } from '@/lib/french/text';
import { observatoryPath, parseFigureOrder } from '@/lib/landing/observatory-url';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

const loadFigures = cache(() => loadPage(readFigures));

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await loadFigures();
  if (loaded.kind === 'none') return notFoundMetadata('Page introuvable');
  if (loaded.kind !== 'page') return unindexedMetadata('Annonces indisponibles');
  const { phrases, today } = loaded.page;
  return pageMetadata({
    title: 'Combien gagne un médecin remplaçant, par région et spécialité',
    description: description(
      [...phrases.slice(0, 2), `Les annonces ouvertes le ${formatDay(today)}, en chiffres.`].join(
        '. ',
      ),
    ),
    path: observatoryPath,
  });
}

export default withStatus(async function ObservatoryPage(props: { searchParams: SearchParams }) {
  const loaded = await loadFigures();
  const order = parseFigureOrder(await readSearchParams(props.searchParams));
  if (loaded.kind === 'page') return <ObservatoryArticle {...loaded.page} order={order} />;
  if (loaded.kind === 'none') return <NotFound />;
  return <LandingUnavailable isPreparing={loaded.kind === 'preparing'} />;
});
