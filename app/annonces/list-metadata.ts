import type { Metadata } from 'next';
import { adFeedLinks } from '@/app/annonces/feed-links';
import { listTitle } from '@/lib/ads/list-title';
import { type AdSearch, adListHref, countFilters, defaultSearch } from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { isPlaceSearchOffered } from '@/lib/api/ads-index/ads-index';
import { landingPages } from '@/lib/api/landing/landing-pages';
import { placeHref } from '@/lib/landing/landing-url';
import { filterPlaceInWords } from '@/lib/place-search/in-words';
import { listDescription } from '@/lib/seo/list-description';
import { pageMetadata } from '@/lib/seo/page-metadata';

/**
 * The metadata of the list. A page of the unfiltered list is its own canonical; a filtered list
 * points to the unfiltered one (product.md, « Canonical »), or to the landing page of its place when it has
 * no other filter, says its filters in title and description, and links to their feeds.
 *
 * @param specialties all specialties, if loaded.
 */
export async function listMetadata(
  search: AdSearch,
  specialties: Specialty[] | null,
): Promise<Metadata> {
  const page = countFilters(search) > 0 ? 1 : search.page;
  const place = filterPlaceInWords(search);
  const words = searchInWords(search, specialties, place);
  const metadata = pageMetadata({
    title: listTitle(search, specialties, place),
    description: listDescription(words, search.page, isPlaceSearchOffered()),
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
