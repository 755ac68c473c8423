import '@/app/shared-styles';
import { landingOf, landingRoute } from '@/app/annonces/landing';
import { LandingMissing } from '@/components/ads/absent-ads';
import { readPlacePage } from '@/lib/api/landing/landing-pages';

const absent = {
  title: 'Aucune annonce dans ce lieu',
  content: <LandingMissing title="Aucune annonce dans ce lieu." />,
};

const route = landingRoute(absent, async (slug) => {
  const page = await readPlacePage(slug);
  return page && landingOf(page);
});

export const { generateMetadata } = route;
export default route.render;
