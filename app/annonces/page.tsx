import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cache } from 'react';
import { banner } from '@/app/annonces/banner';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { AdList } from '@/components/ads/list/ad-list';
import { AdListContainer } from '@/components/ads/list/ad-list-container';
import { AdListIntro } from '@/components/ads/list/ad-list-intro';
import { PublishCall } from '@/components/ads/list/publish-call';
import { SpecialtyLinks } from '@/components/ads/specialty/specialty-links';
import { RegionLinks } from '@/components/landing/region-links';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ServedListMap } from '@/components/map/served-list-map';
import { formatAdSearch, parseAdSearch } from '@/lib/ads/search';
import { specialtyChoices } from '@/lib/ads/specialty/specialty-choices';
import { isPlaceSearchOffered } from '@/lib/api/ads-index/ads-index';
import { readRegionLinks } from '@/lib/api/landing/landing-links';
import { openSpecialtiesResource } from '@/lib/api/resources/open-specialties';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { config } from '@/lib/config';
import { mapsAccess } from '@/lib/map/access';
import { adsBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { listMetadata } from './list-metadata';
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
