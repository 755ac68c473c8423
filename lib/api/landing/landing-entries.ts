import { placeSearchState } from '@/lib/api/ads-index/ads-index';
import { waitForLandingPages } from '@/lib/api/landing/landing-pages';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { placeHref, placesPath } from '@/lib/landing/landing-url';
import { pairLinks } from '@/lib/landing/pair-page';
import type { SitemapEntry } from '@/lib/sitemap/entry';

/**
 * Every landing page for the sitemap; `null` when the search by place is off.
 * @throws {IndexNotReadyError} while the index prepares.
 * @throws {ApiError} when the API fails to say which specialties there are.
 */
export async function readLandingEntries(): Promise<SitemapEntry[] | null> {
  if (placeSearchState() === 'off') return null;
  const specialties = await specialtiesResource.read();
  const pages = await waitForLandingPages();
  const paths = [
    placesPath,
    ...[...pages.places.values()].map(({ place }) => placeHref(place)),
    ...pairLinks(pages, specialties).map(({ href }) => href),
  ];
  return paths.map((path) => ({ path, lastmod: null }));
}
