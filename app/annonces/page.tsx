import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { withAdFeeds } from '@/app/annonces/ad-feeds';
import { banner } from '@/app/annonces/landing';
import { markUnavailable, withStatus } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { AdList } from '@/components/ads/list/ad-list';
import styles from '@/components/ads/list/ad-list.module.css';
import { AdListIntro } from '@/components/ads/list/ad-list-intro';
import { CurrentFeedLinks } from '@/components/ads/list/current-feed-links';
import {
  ServedCompactForm,
  ServedFilterForm,
} from '@/components/ads/list/filters/served-filter-form';
import { PublishCall } from '@/components/ads/list/publish-call';
import { resultsId } from '@/components/ads/list/results-id';
import { Subscribe } from '@/components/ads/list/subscribe';
import type { ServedPage } from '@/components/ads/list/use-ads-page';
import { RegionLinks, SpecialtyLinks } from '@/components/landing/link-groups';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DrawnMap, MapUnavailable } from '@/components/map/drawn-map';
import { ServedListMap } from '@/components/map/served-list-map';
import { Container } from '@/components/ui/container';
import { filterPlace, filterPlaceInWords } from '@/lib/ads/list/list-page';
import { redirectOfPlaceWords } from '@/lib/ads/list/place-choice';
import { parseAdSearch } from '@/lib/ads/parse-search';
import {
  type AdSearch,
  adListHref,
  countFilters,
  defaultSearch,
  formatAdSearch,
  needsIndex,
  withoutIndex,
} from '@/lib/ads/search';
import { listDescription, listTitle, searchInWords } from '@/lib/ads/search-in-words';
import { type Specialty, specialtyChoices } from '@/lib/ads/specialty/specialty';
import { listFilters, readAdsPage, readFacets, readSearchMap } from '@/lib/api/ads-list';
import { IndexNotReadyError } from '@/lib/api/errors';
import { landingPages, readRegionLinks } from '@/lib/api/landing/landing-pages';
import { openSpecialtiesResource, specialtiesResource } from '@/lib/api/resources/short-lists';
import { config } from '@/lib/config/config';
import { placeHref } from '@/lib/landing/landing-url';
import { type MapsAccess, mapsAccess } from '@/lib/map/access';
import { markAbsent, setOutcome } from '@/lib/runtime/response-state';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

// Once for the metadata and the page.
const loadList = cache(async (searchParams: SearchParams) => {
  const params = await readSearchParams(searchParams);
  const requested = parseAdSearch(params);
  const location = redirectOf(params, requested);
  if (location !== null) {
    // The URL has what a visitor typed: the data for the router, whose status is 200, is not stored either.
    setOutcome('incomplete');
    redirect(location);
  }
  // At the same time: an API that is slow, or hangs, is waited for once.
  const reading = readSpecialties();
  const [specialties, open, served, facets] = await Promise.all([
    reading,
    openSpecialtiesResource.readOrNull(),
    loadAdsPage(requested, reading),
    readFacets(requested),
  ]);
  return { requested, served, specialties, open, facets };
});

/** Those of the API; `null` when it fails. */
type Specialties = Promise<Specialty[] | null>;

async function readSpecialties(): Specialties {
  const section = await specialtiesResource.readSection();
  return section.kind === 'loaded' ? section.content : null;
}

/** To the list of a place that is words; without an index, to the filters that the API knows. */
function redirectOf(params: URLSearchParams, search: AdSearch): string | null {
  if (listFilters() === 'all') return redirectOfPlaceWords(params);
  return needsIndex(search) || params.has('place') ? adListHref(withoutIndex(search)) : null;
}

/** Below the orders, while the best paid are first. */
const payNote = (
  <p className={styles.note}>
    Par jour. Une rétrocession compte pour 20 actes, si l’annonce dit le prix moyen d’un acte.
  </p>
);

type Props = { searchParams: SearchParams };

/**
 * An unfiltered page is its own canonical; a filtered list points to the unfiltered one, or without any other filter to
 * the landing page of its place (docs/product.md#canonical), and links to the feeds of its filters.
 */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { served, specialties } = await loadList(searchParams);
  const { search } = served;
  const page = countFilters(search) > 0 ? 1 : search.page;
  const place = filterPlaceInWords(search);
  const words = searchInWords(search, specialties, place);
  const metadata = pageMetadata({
    title: listTitle(search, specialties, place),
    description: listDescription(words, search.page, listFilters()),
    path: (await landingPath(search)) ?? adListHref({ ...defaultSearch, page }),
  });
  return withAdFeeds(metadata, search, specialties);
}

export default withStatus(async function AdListPage({ searchParams }: Props) {
  const { requested, served, specialties, open, facets } = await loadList(searchParams);
  const isByPlace = listFilters() === 'all';
  const requestedQuery = formatAdSearch(requested);
  const access = mapsAccess(config);
  const choices = specialties && specialtyChoices(specialties, open);
  const form = {
    search: served.search,
    specialties: choices,
    place: filterPlace(served.search),
    facets,
  };
  return (
    <Container className={styles.container}>
      <Breadcrumbs crumbs={adsBreadcrumbs()} />
      <AdListIntro />
      <AdList
        served={{ ...served, requestedQuery }}
        specialties={choices}
        placeSearch={isByPlace}
        place={form.place}
        facets={facets}
        servedForms={{
          all: <ServedFilterForm {...form} hasIndex={isByPlace} />,
          compact: <ServedCompactForm {...form} />,
        }}
        mapsAccess={access}
        banner={banner}
        payNote={payNote}
        subscribe={
          <Subscribe>
            <CurrentFeedLinks search={served.search} requestedQuery={requestedQuery} />
          </Subscribe>
        }
        servedMap={served.search.view === 'map' ? await servedMap(served, access) : undefined}
      />
      <PublishCall apart />
      {isByPlace && <RegionLinks links={await readRegionLinks()} />}
      <SpecialtyLinks title="Les annonces par spécialité" links={open ?? []} />
    </Container>
  );
});

/** Google's map is drawn in the browser, the site's own here. */
async function servedMap({ search, page }: ServedPage, access: MapsAccess | null) {
  if (access !== null) return { map: <ServedListMap /> };
  const map = page && (await readSearchMap(search));
  return {
    map: map && <DrawnMap map={map} listId={resultsId} className={styles.map} />,
    message: <MapUnavailable filters={listFilters()} />,
  };
}

/** The landing page of the place of a search without any other filter, whatever its radius and order. */
async function landingPath(search: AdSearch): Promise<string | null> {
  if (search.place === null || countFilters(search) > 1) return null;
  const landing = (await landingPages())?.places.get(search.place);
  return landing === undefined ? null : placeHref(landing.place);
}

/** The requested page, or the first one when the list ends before it; with status 503 a message when the API fails. */
async function loadAdsPage(search: AdSearch, specialties: Specialties): Promise<ServedPage> {
  try {
    const page = await readAdsPage(search, specialties);
    if (page !== null) return { search, page, isPreparing: false };
  } catch (error) {
    markUnavailable(error);
    return { search, page: null, isPreparing: error instanceof IndexNotReadyError };
  }
  if (search.page === 1) return notFound();
  markAbsent();
  return loadAdsPage({ ...search, page: 1 }, specialties);
}
