import { z } from 'zod';
import type { Ad } from '@/lib/ads/ad';
import type { AdCounts } from '@/lib/ads/index/counts';
import type { AdArea, AdQuery } from '@/lib/ads/index/search';
import { pageSizeOf, areaOf as searchArea } from '@/lib/ads/list/list-page';
import { defaultRadius, defaultSearch } from '@/lib/ads/search';
import { findSpecialty, isSpecialtySlug, type Specialty } from '@/lib/ads/specialty/specialty';
import { findIndex, waitForIndex } from '@/lib/api/ads-index/ads-index';
import { listFilters } from '@/lib/api/ads-list';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { SharedValues } from '@/lib/cache/shared-values';
import { sharing } from '@/lib/cache/sharing';
import { dayAt } from '@/lib/french/day';
import { areaOf, landingPagesOf, namesOf, pairKey } from '@/lib/landing/landing-pages';
import { placeHref, placesPath } from '@/lib/landing/landing-url';
import { adPlaceLink, departmentLinks, pairLinks, regionLinks } from '@/lib/landing/links';
import { figuresOf, usualPhrases } from '@/lib/landing/observatory';
import { observatoryPath } from '@/lib/landing/observatory-url';
import { pairPage } from '@/lib/landing/pair-page';
import { type LandingPage, placePage } from '@/lib/landing/place-page';
import { type PlacesPage, placesPage } from '@/lib/landing/places-page';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { limitLife } from '@/lib/runtime/current-request';
import { now } from '@/lib/runtime/now';
import { processSingleton } from '@/lib/runtime/process-singleton';

/** Seconds after which Redis forgets the pages of a site that has stopped. */
const lifeSeconds = 30 * 24 * 60 * 60;

/** Remembers which landing pages there were, in this process and in Redis (docs/product.md#landing-pages). */
export function createPageMemory(shared: Pick<SharedValues, 'get' | 'set'> | undefined) {
  let last: { counts: AdCounts; pages: ReturnType<typeof landingPagesOf> } | null = null;

  return async function pagesOf(counts: AdCounts) {
    if (last?.counts === counts) return last.pages;
    const since = now();
    const stored = await shared?.get('landing', z.array(z.string()));
    const before = last ? namesOf(last.pages) : [];
    const pages = landingPagesOf(counts, new Set([...before, ...(stored?.value ?? [])]));
    last = { counts, pages };
    // While Redis is down, an instance that starts needs three ads: its pages are not all there were.
    if (stored !== undefined)
      shared?.set('landing', { value: [...namesOf(pages)], tags: [], since }, lifeSeconds);
    return pages;
  };
}

const pagesOf = processSingleton('landing pages', () => createPageMemory(sharing?.apiValues));

/** The landing pages there are; none when the index is not ready. */
async function landingPages(): Promise<ReturnType<typeof landingPagesOf>> {
  const counts = (await findIndex())?.counts(dayAt(new Date()));
  return counts ? pagesOf(counts) : { places: new Map(), pairs: new Map() };
}

/** A search, with the counts and pages of the same index. @throws {IndexNotReadyError} without an index. */
async function searchIndex(query: AdQuery) {
  const index = await waitForIndex();
  const counts = index.counts(query.today);
  return { found: index.search(query), counts, pages: await pagesOf(counts) };
}

/** The paths of all landing pages, for the sitemap; `null` when the search by place is off. @throws {ApiError} */
export async function readLandingEntries() {
  if (listFilters() === 'api') return null;
  const specialties = await specialtiesResource.read();
  const { pages } = await searchIndex({ today: dayAt(new Date()) });
  const paths = [
    placesPath,
    observatoryPath,
    ...[...pages.places.values()].map(({ place }) => placeHref(place)),
    ...pairLinks(pages, specialties).map(({ href }) => href),
  ];
  return paths.map((path) => ({ path, lastmod: null }));
}

/* Links from other pages to landing pages: none while the index prepares, or when the search by place is off. */

/** The path of the page of a place, by its slug. */
export async function readPlacePath(slug: string): Promise<string | null> {
  const landing = (await landingPages()).places.get(slug);
  return landing === undefined ? null : placeHref(landing.place);
}

export const readRegionLinks = async () => regionLinks(await landingPages());

export const readDepartmentLinks = async (specialty: Specialty, all: Specialty[]) =>
  departmentLinks(specialty, await landingPages(), all);

/** The page of the department of an ad: « Autres annonces dans le Finistère »; `null` when there is none. */
export const readAdPlaceLink = async (ad: Ad) => adPlaceLink(ad, await landingPages());

/** The page of a place; `null` when there is none, or the search by place is off. @throws {IndexNotReadyError} */
export async function readPlacePage(slug: string): Promise<LandingPage | null> {
  const place = gazetteer().bySlug(slug);
  if (place === null || listFilters() === 'api') return null;
  const area = areaOf(place);
  const { found, counts, pages, today } = await searchIn(area, null);
  const landing = pages.places.get(slug);
  if (landing === undefined) return null;
  const facts = counts.factsOf(area);
  const searched = counts.factsOf(searchArea(place, defaultRadius)).specialties;
  const specialties = await specialtiesResource.readOrNull();
  return placePage({ landing, facts, searched, found, pages, specialties, today });
}

/** The page of a specialty in a department; `null` as in {@link readPlacePage}. @throws {ApiError} */
export async function readPairPage(specialtySlug: string, departmentSlug: string) {
  const place = gazetteer().bySlug(departmentSlug);
  if (place?.kind !== 'department' || !isSpecialtySlug(specialtySlug)) return null;
  if (listFilters() === 'api') return null;
  const specialties = await specialtiesResource.read();
  const specialty = findSpecialty(specialtySlug, specialties);
  if (specialty === null) return null;
  const area = { kind: 'department' as const, code: place.code };
  const { found, counts, pages, today } = await searchIn(area, specialty.id);
  const pair = pages.pairs.get(pairKey(place, specialty.id));
  if (pair === undefined) return null;
  const facts = counts.factsOf(area, specialty.id);
  return pairPage({ pair, specialty, facts, found, pages, specialties, today });
}

/** The page of all places; `null` when the search by place is off. @throws {IndexNotReadyError} */
export async function readPlacesPage(): Promise<PlacesPage | null> {
  if (listFilters() === 'api') return null;
  const { pages } = await searchIndex({ today: limitToCounts() });
  return placesPage(pages, await specialtiesResource.readOrNull());
}

/** The figures of the open ads of a day, as {@link readPlacesPage}. @throws {ApiError} */
export async function readFigures() {
  if (listFilters() === 'api') return null;
  const today = limitToCounts();
  const { counts } = await searchIndex({ today });
  const figures = figuresOf(counts, await specialtiesResource.read());
  return { figures, phrases: usualPhrases(figures), today };
}

/** The usual pay where there are the most ads, as a phrase; `undefined` when it is not known. */
export async function readUsualPay(): Promise<string | undefined> {
  const counts = (await findIndex())?.counts(limitToCounts());
  const specialties = counts && (await specialtiesResource.readOrNull());
  return specialties ? usualPhrases(figuresOf(counts, specialties))[0] : undefined;
}

async function searchIn(area: AdArea, specialty: number | null) {
  const today = limitToCounts();
  // As many as the list shows, whose second page continues this one.
  const limit = pageSizeOf(defaultSearch);
  return { today, ...(await searchIndex({ today, area, specialty, limit })) };
}

/** Limits the life of the page to that of a list of ads, and to the day, which is returned. */
function limitToCounts(): string {
  limitLife(listsCacheLife, [tags.ads]);
  return getToday();
}
