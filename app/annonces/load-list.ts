import { redirect } from 'next/navigation';
import { cache } from 'react';
import { loadListPage } from '@/app/page-outcome';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { placeOf } from '@/lib/ads/list/list-page';
import { redirectOfPlaceWords } from '@/lib/ads/list/place-choice';
import type { ServedList } from '@/lib/ads/list/served-list';
import { parseAdSearch } from '@/lib/ads/parse-search';
import {
  type AdSearch,
  adListHref,
  formatAdSearch,
  needsIndex,
  withoutIndex,
} from '@/lib/ads/search';
import { listTitle } from '@/lib/ads/search-in-words';
import { whenChoices, withDatesOfWhen } from '@/lib/ads/when/when-choices';
import { listFilters, readAdsPage, readFacets } from '@/lib/api/ads-list';
import { openSpecialtiesResource, specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { summarize } from '@/lib/places/gazetteer/place';
import { setOutcome } from '@/lib/runtime/current-request';
import { documentTitle } from '@/lib/seo/page-metadata';

/** The search of a query. Redirects what a form sends: words for a place, and a choice of « Quand ? ». */
export async function readSearch(searchParams: SearchParams, hrefOf = adListHref) {
  const sent = await readSearchParams(searchParams);
  const isOfForm = sent.has('when');
  const params = isOfForm ? withDatesOfWhen(sent, getToday()) : sent;
  const search = parseAdSearch(params);
  const hasIndex = listFilters() === 'all';
  const location =
    (hasIndex ? redirectOfPlaceWords(params, hrefOf) : redirectToApi(params, search)) ??
    (isOfForm ? hrefOf(search) : null);
  if (location === null) return search;
  // The URL has what a visitor typed: the data for the router, whose status is 200, is not stored either.
  setOutcome('incomplete');
  redirect(location);
}

/** The list of a query and what its page says beside it, once for the metadata and the page. May redirect. */
export const loadList = cache(async (searchParams: SearchParams) => {
  const requested = await readSearch(searchParams);
  const today = getToday();
  const filters = listFilters();
  // At the same time: an API that is slow, or hangs, is waited for once.
  const reading = specialtiesResource.readSection();
  const [specialties, open, page, facets] = await Promise.all([
    reading,
    openSpecialtiesResource.readOrNull(),
    loadListPage(requested, (search) => readAdsPage(search, reading)),
    readFacets(requested),
  ]);
  const { search } = page;
  const title = listTitle(search, specialties, today);
  const place = placeOf(search);
  const list: ServedList = {
    ...page,
    requestedQuery: formatAdSearch(requested),
    title: documentTitle(title),
    place: place && summarize(place),
    when: facets?.when ?? whenChoices(today, place).map((one) => ({ ...one, count: null })),
    facets,
  };
  return { list, title, filters, specialties, open };
});

/** To the filters that the API knows; `null` where there are no others. */
function redirectToApi(params: URLSearchParams, search: AdSearch): string | null {
  return needsIndex(search) || params.has('place') ? adListHref(withoutIndex(search)) : null;
}
