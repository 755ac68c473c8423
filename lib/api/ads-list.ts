import type { FirstAds, PublishedAd } from '@/lib/ads/ad';
import { adPageTitle } from '@/lib/ads/ad-in-words';
import { type AdsPage, adsPage, type BroaderSearch } from '@/lib/ads/card';
import { isEnded } from '@/lib/ads/ended';
import { chosenSpan } from '@/lib/ads/fit';
import type { AdsIndex } from '@/lib/ads/index/ads-index';
import type { Facets } from '@/lib/ads/index/facets';
import { locate } from '@/lib/ads/index/indexed-ad';
import type { AdQuery, FoundAds } from '@/lib/ads/index/search';
import { broaderSearches, nearlyFitting } from '@/lib/ads/list/broader-searches';
import { foundPage, indexQuery, pageSizeOf, placeOf } from '@/lib/ads/list/list-page';
import { searchMap } from '@/lib/ads/list/search-map';
import { type Planning, planInBrief, planning } from '@/lib/ads/planning/planning';
import {
  type AdFilters,
  type AdSearch,
  adHref,
  adListHref,
  defaultSearch,
  type ListFilters,
  needsIndex,
  sortOf,
} from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { whenChoices } from '@/lib/ads/when/when-choices';
import {
  findIndex,
  indexStatus,
  readyIndex,
  snapshot,
  waitForIndex,
} from '@/lib/api/ads-index/ads-index';
import { readAds } from '@/lib/api/resources/ads';
import { readPages } from '@/lib/api/resources/first-pages';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { adsCacheLife, listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { config, isBuilding } from '@/lib/config/config';
import type { LinkGroup } from '@/lib/landing/links';
import { limitLife } from '@/lib/runtime/current-request';

/*
 * Every list of ads, and what is counted of it: from the index where it is ready, else from the API, as far as that
 * knows the filters. On Vercel, where the index is a snapshot, from the API whatever that can answer.
 */

/** Ads in a feed, and the calls of the API that it takes without an index: what is new between two visits. */
const feedSize = 40;
const callsOfFeed = 2;
/** The most that the plan of the site links: a longer list is of no use. */
const adsOfPlan = 300;

/** All specialties, of which a search of another finds nothing: the API refuses it; `null` when they are unknown. */
type Specialties = Promise<Specialty[] | null> | Specialty[] | null;

/** The filters that lists know, ready or not; during the build, what the configuration says. */
export function listFilters(): ListFilters {
  const hasIndex = isBuilding ? config.ADS_INDEX === 'on' : indexStatus().state !== 'off';
  return hasIndex ? 'all' : 'api';
}

/** A page of the list; `null` beyond its end, and for an unknown place. @throws {ApiError} */
export async function readAdsPage(
  search: AdSearch,
  specialties: Specialties,
): Promise<AdsPage | null> {
  const today = getToday();
  const index = await indexFor(search);
  if (index === null) return readPageOfApi(search, specialties, today);
  const found = findPage(index, search);
  if (found === null) return null;
  const nearly = search.page === 1 ? nearlyFitting(search, found.fitting, index, today) : [];
  const broader = found.count === 0 ? await readBroaderSearches(search) : nearly;
  return foundPage(search, found, { broader, today });
}

/** The ads of that page, those that have ended too. */
export async function readAdsOfPage(search: AdSearch): Promise<PublishedAd[] | null> {
  const index = await indexFor(search);
  if (index === null) return (await readAds(search))?.results ?? null;
  const found = findPage(index, search);
  return found && publishedOf(found);
}

/** The first ads of a search in its order, or of its page in the API; `null` as above. @throws {ApiError} */
export async function readFirstAds(search: AdSearch, limit: number): Promise<FirstAds | null> {
  const index = await indexFor(search);
  const found = index && find(index, search, { sort: sortOf(search.place, search.sort), limit });
  if (found !== null) return { ...found, ads: publishedOf(found), hasMore: found.count > limit };
  const page = index === null ? await readAds(search) : null;
  if (page === null) return null;
  const count = page.count - countEnded(search);
  return { count, ads: page.results.filter(isOpen), hasMore: page.next !== null };
}

/** The site's own map of all ads of a search, or without an index of those of its page, which has `cards`. @throws {ApiError} */
export async function readSearchMap(search: AdSearch, cards: readonly { id: number }[]) {
  const listed = new Set(cards.map(({ id }) => id));
  const index = await indexFor(search);
  const found = index && find(index, search, { limit: index.size });
  if (found !== null) {
    const ads = found.ads.map(({ published: { ad }, ...place }) => ({ id: ad.id, ...place }));
    return searchMap(ads, search, { listed, isAll: false });
  }
  const open = (await readAdsOfPage(search))?.filter(isOpen) ?? [];
  const ads = open.map(({ ad }) => ({ id: ad.id, ...locate(ad) }));
  return searchMap(ads, search, { listed, isAll: true });
}

/** The latest ads of some filters, for a feed; none for an unknown place. @throws {ApiError} */
export async function readLatestAds(
  filters: AdFilters,
  specialties: Specialties,
): Promise<PublishedAd[]> {
  const index = await indexFor(filters);
  if (index !== null)
    return publishedOf(find(index, filters, { limit: feedSize, keepsOrder: true }));
  const read = (page: number) => readApi({ ...defaultSearch, ...filters, page }, specialties);
  return (await readPages(callsOfFeed, read, ({ ad }) => ad.id)).items.filter(isOpen);
}

/** Links to the latest ads, without a query, which crawlers ignore; none until there is an index. */
export async function readAdLinks(): Promise<{ name: string; href: string }[]> {
  const found = await findAds({ today: getToday(), limit: adsOfPlan });
  limitLife(found ? adsCacheLife : listsCacheLife, found ? [tags.ads] : []);
  return publishedOf(found).map(({ ad }) => ({ name: adPageTitle(ad), href: adHref(ad.id) }));
}

/** The ads that the index finds, for pages that are complete without it; `null` until there is one. */
export async function findAds(query: AdQuery): Promise<FoundAds | null> {
  return (await findIndex())?.search(query) ?? null;
}

/** How many ads a search finds; `null` until there is an index, and for an unknown place. */
export async function countAds(filters: AdFilters, newSince?: number): Promise<number | null> {
  const query = indexQuery(filters, getToday());
  return query && ((await findAds({ ...query, newSince }))?.count ?? null);
}

/** How many ads a search would have with each choice; `null` as in {@link countAds}. */
export async function readFacets(filters: AdFilters): Promise<Facets | null> {
  const query = listQuery(filters);
  const when = whenChoices(getToday(), placeOf(filters));
  return query && ((await findIndex())?.facets(query, when) ?? null);
}

/** Links from a landing page to its next three months and next holidays; none without ads, and until there is an index. */
export async function readWhenLinks(search: AdSearch): Promise<LinkGroup[]> {
  const when = (await readFacets(search))?.when ?? [];
  const months = when.filter(({ kind }) => kind === 'month').slice(1, 4);
  const holidays = when.filter(({ kind }) => kind === 'holidays').slice(0, 1);
  const links = [...months, ...holidays].flatMap(({ name, count, startDate, endDate }) =>
    count ? [{ name, count, href: adListHref({ ...search, startDate, endDate }) }] : [],
  );
  return links.length === 0 ? [] : [{ title: 'Par dates', links }];
}

/** The plans of a search; `null` for an unknown place. @throws {IndexNotReadyError} */
export async function readPlanning(filters: AdFilters): Promise<Planning | null> {
  limitLife(listsCacheLife, [tags.ads]);
  return planning(filters, await waitForIndex(), getToday());
}

/** « 3 annonces, 24 jours sur 31 »: what the best plan of a search has; `null` until there is an index. */
export async function readPlanInBrief(filters: AdFilters): Promise<string | null> {
  const index = await findIndex();
  return index && planInBrief(filters, index, getToday());
}

/** Searches to offer when nothing is found, each with its count. @throws {IndexNotReadyError} */
export async function readBroaderSearches(search: AdSearch): Promise<BroaderSearch[]> {
  const index = await waitForIndex();
  const specialties = await specialtiesResource.readOrNull();
  return broaderSearches(search, index, specialties, getToday());
}

/** The index that answers a search; `null` where the API does. @throws {IndexNotReadyError} where neither can. */
async function indexFor(search: AdFilters): Promise<AdsIndex | null> {
  if (needsIndex(search)) return waitForIndex();
  // A snapshot is older than the API, which has no order for what fits some dates.
  return snapshot() === null || chosenSpan(search) !== null ? findIndex() : null;
}

/** The query for a response that shows ads: it has the life of a list. */
function listQuery(filters: AdFilters): AdQuery | null {
  limitLife(listsCacheLife, [tags.ads]);
  return indexQuery(filters, getToday());
}

function find(index: AdsIndex, filters: AdFilters, options: Partial<AdQuery>): FoundAds | null {
  const query = listQuery(filters);
  return query && index.search({ ...query, ...options });
}

/** A page of a search; `null` beyond its end. */
function findPage(index: AdsIndex, search: AdSearch): FoundAds | null {
  const limit = pageSizeOf(search);
  const offset = (search.page - 1) * limit;
  const found = find(index, search, { sort: sortOf(search.place, search.sort), offset, limit });
  return found?.ads.length === 0 && search.page > 1 ? null : found;
}

function publishedOf(found: FoundAds | null): PublishedAd[] {
  return found?.ads.map(({ published }) => published) ?? [];
}

function isOpen({ ad }: PublishedAd): boolean {
  return !isEnded(ad, getToday());
}

async function readPageOfApi(search: AdSearch, specialties: Specialties, today: string) {
  const ads = await readApi(search, specialties);
  if (ads === null) return null;
  const page = adsPage({ ...ads, ended: countEnded(search) }, today, search);
  if (page.cards.length > 0) return page;
  return { ...page, broader: await readBroaderSearches(search).catch(() => []) };
}

/** A page of the API; an empty one for a specialty that it does not know. */
async function readApi(search: AdSearch, specialties: Specialties) {
  // Only a search for a specialty waits for them.
  const known = search.specialty === null ? null : await specialties;
  if (known === null || known.some(({ id }) => id === search.specialty)) return readAds(search);
  return search.page > 1 ? null : { count: 0, results: [], next: null };
}

/** How many ads of a list of the API have ended, as far as an index knows. */
function countEnded(filters: AdFilters): number {
  const index = readyIndex();
  const query = indexQuery(filters, getToday());
  if (index === null || query === null) return 0;
  return index.search({ ...query, today: '0001-01-01' }).count - index.search(query).count;
}
