import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { banner } from '@/app/annonces/banner';
import { FailedStatus } from '@/app/failed-status';
import { AdList } from '@/components/ads/list/ad-list';
import { AdListContainer } from '@/components/ads/list/ad-list-container';
import { AdListIntro } from '@/components/ads/list/ad-list-intro';
import { PublishCall } from '@/components/ads/list/publish-call';
import { SpecialtyLinks } from '@/components/ads/specialty/specialty-links';
import { RegionLinks } from '@/components/landing/region-links';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ServedListMap } from '@/components/map/served-list-map';
import { readAdListPageSegment } from '@/lib/ads/list-page';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
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
const readSearch = cache(readAdListPageSegment);
const loadList = cache(async (requested: AdSearch) => {
  const response = await specialtiesResource.getSection();
  const specialties = response.kind === 'loaded' ? response.content : null;
  return { served: await loadAdPage(requested, specialties), specialties };
});

type Props = { params: Promise<{ search: string }> };

/** No search is prerendered: each page is rendered at its first request. */
export function generateStaticParams() {
  return [{ search: '-' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const requested = readSearch((await params).search);
  if (requested === null) return {};
  const { served, specialties } = await loadList(requested);
  return listMetadata(served.search, specialties);
}

export default async function AdListPage({ params }: Props) {
  const requested = readSearch((await params).search);
  if (requested === null) notFound();

  const { served, specialties } = await loadList(requested);
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
      <FailedStatus />
    </AdListContainer>
  );
}
