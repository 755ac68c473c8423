import '@/app/shared-styles';
import { permanentRedirect } from 'next/navigation';
import { landingOf, landingRoute } from '@/app/annonces/landing';
import { LandingMissing } from '@/components/ads/absent-ads';
import { readPlacePage } from '@/lib/api/landing/landing-pages';
import { otherPlaceHref } from '@/lib/landing/landing-pages';

const absent = {
  title: 'Aucune annonce dans ce lieu',
  content: <LandingMissing title="Aucune annonce dans ce lieu." />,
};

const route = landingRoute(absent, async (slug) => {
  const page = await readPlacePage(slug);
  return page && landingOf(page);
});

export const { generateMetadata } = route;

export default async function PlacePage(props: PageProps<'/annonces/lieu/[slug]'>) {
  const { slug } = await props.params;
  const other = otherPlaceHref(slug);
  return other === null ? route.render(props) : permanentRedirect(other);
}
