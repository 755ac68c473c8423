import type { Metadata } from 'next';
import { adFeedLinks } from '@/app/annonces/feed-links';
import { type AdSearch, adListHref, countFilters, defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { landingPages } from '@/lib/api/landing/landing-pages';
import { placeHref } from '@/lib/landing/landing-url';
import { pageMetadata } from '@/lib/seo/page-metadata';

const description =
  'Toutes les annonces de remplacement médical : cabinets, maisons de santé et établissements, par spécialité, par dates et par lieu.';

/**
 * The metadata of the list. A page of the unfiltered list is its own canonical; a filtered list
 * points to the unfiltered one (product.md, « Canonical »), or to the landing page of its place when it has
 * no other filter, and links to the feeds of its filters.
 *
 * @param specialties all specialties, if loaded.
 */
export async function listMetadata(
  search: AdSearch,
  specialties: Specialty[] | null,
): Promise<Metadata> {
  const page = countFilters(search) > 0 ? 1 : search.page;
  const metadata = pageMetadata({
    title: search.page > 1 ? `Nos annonces – Page ${search.page}` : 'Nos annonces',
    description: page > 1 ? `${description} Page ${page}.` : description,
    path: (await landingPath(search)) ?? adListHref({ ...defaultSearch, page }),
  });
  const types = adFeedLinks(search, specialties);
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The landing page of the place of a search without any other filter, whatever its radius and order. */
async function landingPath(search: AdSearch): Promise<string | null> {
  if (search.place === null || countFilters(search) > 1) return null;
  const landing = (await landingPages())?.places.get(search.place);
  return landing === undefined ? null : placeHref(landing.place);
}
