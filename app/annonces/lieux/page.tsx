import '@/app/shared-styles';
import { countsRoute } from '@/app/annonces/counts-route';
import { PlacesArticle } from '@/components/landing/places-article';
import { readPlacesPage } from '@/lib/api/landing/landing-pages';
import { placesPath } from '@/lib/landing/landing-url';

const metadata = {
  title: 'Annonces de remplacement médical par département',
  description:
    'La carte de France des annonces de remplacement médical : combien il y en a dans chaque département, chaque région et chaque ville, et lesquelles.',
  path: placesPath,
};

const route = countsRoute(
  readPlacesPage,
  () => metadata,
  (page) => <PlacesArticle page={page} />,
);

export const { generateMetadata } = route;
export default route.render;
