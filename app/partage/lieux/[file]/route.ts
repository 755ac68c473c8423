import { shareImageRoute } from '@/app/partage/draw';
import { readPairPage, readPlacePage } from '@/lib/api/landing/landing-pages';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { readLandingName } from '@/lib/landing/landing-url';
import { landingShareCard } from '@/lib/landing/place-page';

export const GET = shareImageRoute(listsCacheLife, async (name) => {
  const { place, specialty } = readLandingName(name);
  const page = await (specialty === null ? readPlacePage(place) : readPairPage(specialty, place));
  return page && landingShareCard(page);
});
