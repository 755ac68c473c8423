import '@/app/shared-styles';
import { countsRoute } from '@/app/annonces/counts-route';
import { readSearchParams } from '@/app/search-params';
import { ObservatoryArticle } from '@/components/landing/observatory-article';
import { readFigures } from '@/lib/api/landing/landing-pages';
import { formatDay } from '@/lib/french/day';
import { description } from '@/lib/french/text';
import { observatoryPath, parseFigureOrder } from '@/lib/landing/observatory-url';

const route = countsRoute(
  readFigures,
  ({ phrases, today }) => ({
    title: 'Combien gagne un médecin remplaçant, par région et spécialité',
    description: description(
      [...phrases.slice(0, 2), `Chiffres du ${formatDay(today)}.`].join('. '),
    ),
    path: observatoryPath,
  }),
  async (page, query) => (
    <ObservatoryArticle {...page} order={parseFigureOrder(await readSearchParams(query))} />
  ),
);

export const { generateMetadata } = route;
export default route.render;
