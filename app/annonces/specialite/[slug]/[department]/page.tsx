import '@/app/shared-styles';
import { landingOf, landingRoute } from '@/app/annonces/landing';
import { LandingMissing } from '@/components/ads/absent-ads';
import { readPairPage } from '@/lib/api/landing/landing-pages';

const absent = {
  title: 'Aucune annonce pour cette spécialité',
  content: <LandingMissing title="Aucune annonce pour cette spécialité dans ce département." />,
};

const route = landingRoute(absent, async (slug, department) => {
  const page = await readPairPage(slug, department);
  return page && landingOf(page);
});

export const { generateMetadata } = route;
export default route.render;
