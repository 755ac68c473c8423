import '@/app/shared-styles';
import { pageRoute } from '@/app/page-route';
import { readSearchParams } from '@/app/search-params';
import { ObservatoryArticle } from '@/components/landing/observatory-article';
import { readFigures } from '@/lib/api/landing/landing-pages';
import { formatDay } from '@/lib/french/day';
import { description } from '@/lib/french/text';
import { observatoryPath, parseFigureOrder } from '@/lib/landing/observatory-url';
import { pageMetadata } from '@/lib/seo/page-metadata';

const route = pageRoute({
  read: readFigures,
  metadata({ phrases, today }) {
    const sentences = [...phrases.slice(0, 2), `Chiffres du ${formatDay(today)}.`];
    return pageMetadata({
      title: 'Combien gagne un médecin remplaçant, par région et spécialité',
      description: description(sentences.join('. ')),
      path: observatoryPath,
    });
  },
  content: async (page, query) => (
    <ObservatoryArticle {...page} order={parseFigureOrder(await readSearchParams(query))} />
  ),
});

export const { generateMetadata } = route;
export default route.render;
