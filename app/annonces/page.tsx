import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { banner } from '@/app/annonces/banner';
import { adFeedLinks } from '@/app/annonces/feed-links';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { AdList } from '@/components/ads/list/ad-list';
import { AdListContainer } from '@/components/ads/list/ad-list-container';
import { AdListIntro } from '@/components/ads/list/ad-list-intro';
import { PublishCall } from '@/components/ads/list/publish-call';
import { SpecialtyLinks } from '@/components/ads/specialty/specialty-links';
import { RegionLinks } from '@/components/landing/region-links';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ServedListMap } from '@/components/map/served-list-map';
import { listTitle } from '@/lib/ads/list-title';
import {
  type AdSearch,
  adListHref,
  countFilters,
  defaultSearch,
  formatAdSearch,
  parseAdSearch,
} from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { specialtyChoices } from '@/lib/ads/specialty/specialty-choices';
import { isPlaceSearchOffered } from '@/lib/api/ads-index/ads-index';
import { readRegionLinks } from '@/lib/api/landing/landing-links';
import { landingPages } from '@/lib/api/landing/landing-pages';
import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';
import { placeHref } from '@/lib/places/landing/landing-url';
import { filterPlaceInWords } from '@/lib/places/place-search/place-page';
import { adsBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { listDescription } from '@/lib/seo/list-description';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadAdPage } from './load-ad-page';

// Once for the metadata and the page.
const loadList = cache(async (searchParams: SearchParams) => {
  const requested = parseAdSearch(await readSearchParams(searchParams));
  const response = await specialtiesResource.getSection();
  const specialties = response.kind === 'loaded' ? response.content : null;
  return { requested, served: await loadAdPage(requested, specialties), specialties };
});

type Props = { searchParams: SearchParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { served, specialties } = await loadList(searchParams);
  return listMetadata(served.search, specialties);
}

export default async function AdListPage({ searchParams }: Props) {
  const { requested, served, specialties } = await loadList(searchParams);
  const isByPlace = isPlaceSearchOffered();
  const open = await openSpecialtiesResource.getOrNull();
  return (
    <AdListContainer>
      <Breadcrumbs crumbs={adsBreadcrumbs()} />
      <AdListIntro />
      <AdList
        served={{ ...served, requestedQuery: formatAdSearch(requested) }}
        specialties={specialties && specialtyChoices(specialties, open)}
        placeSearch={isByPlace}
        mapsAccess={mapsAccess(config)}
        banner={banner}
        mapPlaceholder={served.search.view === 'map' ? <ServedListMap /> : undefined}
      />
      <PublishCall apart />
      {isByPlace && <RegionLinks links={await readRegionLinks()} />}
      <SpecialtyLinks title="Les annonces par spécialité" links={open ?? []} />
    </AdListContainer>
  );
}

/**
 * The metadata of the list. A page of the unfiltered list is its own canonical; a filtered list points to the
 * unfiltered one (docs/product.md#canonical), or to the landing page of its place when it has no other filter, says its
 * filters in title and description, and links to their feeds.
 *
 * @param specialties all specialties, if loaded.
 */
async function listMetadata(search: AdSearch, specialties: Specialty[] | null): Promise<Metadata> {
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
