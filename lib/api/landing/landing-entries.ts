import { placeSearchState } from '@/lib/api/ads-index/ads-index';
import { waitForLandingPages } from '@/lib/api/landing/landing-pages';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { placeHref, placesPath } from '@/lib/places/landing/landing-url';
import { pairLinks } from '@/lib/places/landing/pair-page';
import type { SitemapEntry } from '@/lib/seo/sitemap/entry';

/**
 * Every landing page for the sitemap; `null` when the search by place is off.
 *
 * @throws {IndexNotReadyError} while the index prepares.
 * @throws {ApiError} when the API fails to say which specialties there are.
 */
export async function readLandingEntries(): Promise<SitemapEntry[] | null> {
  if (placeSearchState() === 'off') return null;
  const specialties = await specialtiesResource.get();
  const pages = await waitForLandingPages();
  const paths = [
    placesPath,
    ...[...pages.places.values()].map(({ place }) => placeHref(place)),
    ...pairLinks(pages, specialties).map(({ href }) => href),
  ];
  return paths.map((path) => ({ path, lastmod: null }));
}
