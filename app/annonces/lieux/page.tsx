import '@/app/shared-styles';
import { pageRoute } from '@/app/page-route';
import { PlacesArticle } from '@/components/landing/places-article';
import { readPlacesPage } from '@/lib/api/landing/landing-pages';
import { placesPath } from '@/lib/landing/landing-url';
import { pageMetadata } from '@/lib/seo/page-metadata';

const metadata = pageMetadata({
  title: 'Annonces de remplacement médical par département',
  description:
    'La carte de France des annonces de remplacement médical : combien il y en a dans chaque département, chaque région et chaque ville, et lesquelles.',
  path: placesPath,
});

const route = pageRoute({
  read: readPlacesPage,
  metadata: () => metadata,
  content: (page) => <PlacesArticle page={page} />,
});

export const { generateMetadata } = route;
export default route.render;
