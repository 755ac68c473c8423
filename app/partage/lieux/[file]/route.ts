import { shareImageResponse } from '@/app/partage/draw';
import { readPairPage, readPlacePage } from '@/lib/api/landing/landing-pages';
import { listsCacheLife } from '@/lib/cache/lifetimes';
import { readLandingName } from '@/lib/landing/landing-url';
import { landingShareCard } from '@/lib/landing/place-page';
import { shareImageName } from '@/lib/share/share-image';

export function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return shareImageResponse(listsCacheLife, async () => {
    const { place, specialty } = readLandingName(shareImageName((await params).file) ?? '');
    const page = await (specialty === null ? readPlacePage(place) : readPairPage(specialty, place));
    return page && landingShareCard(page);
  });
}
