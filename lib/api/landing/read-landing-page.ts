import { defaultSearch } from '@/lib/ads/search';
import { findSpecialty, isSpecialtySlug } from '@/lib/ads/specialty/specialty-url';
import { countsOfAds, placeSearchState, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { IndexNotReadyError } from '@/lib/api/errors';
import { landingPages, waitForLandingPages } from '@/lib/api/landing/landing-pages';
import { specialtiesResource } from '@/lib/api/resources/specialties';
import { getToday } from '@/lib/api/today';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { AdArea, AdQuery } from '@/lib/places/ads-index/ad-query';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { areaOf, pairKey } from '@/lib/places/landing/landing-pages';
import { pairPage } from '@/lib/places/landing/pair-page';
import { type LandingPage, placePage } from '@/lib/places/landing/place-page';
import { type PlacesPage, placesPage } from '@/lib/places/landing/places-page';
import { pageSizeOf } from '@/lib/places/place-search/place-page';
import { limitLife } from '@/lib/runtime/response-state';

/*
 * The landing pages, as their routes and share images read them: `null` when there is none, or the search by
 * place is off.
 */

/**
 * The page of a region, a department or a commune.
 *
 * @throws {IndexNotReadyError} while the index prepares.
 */
export async function readPlacePage(slug: string): Promise<LandingPage | null> {
  const place = gazetteer().bySlug(slug);
  if (place === null || placeSearchState() === 'off') return null;
  const area = areaOf(place);
  const found = await searchAdsByPlace(queryOf(area, null));
  const { counts, pages } = await current();
  const landing = pages.places.get(slug);
  if (landing === undefined) return null;
  const facts = counts.factsOf(area);
  const specialties = await specialtiesResource.getOrNull();
  const today = getToday();
  return placePage({ landing, facts, found, pages, specialties, today });
}

/**
 * The page of a specialty in a department.
 *
 * @throws {IndexNotReadyError} while the index prepares.
 * @throws {ApiError} when the API fails to say which specialties there are.
 */
export async function readPairPage(
  specialtySlug: string,
  departmentSlug: string,
): Promise<LandingPage | null> {
  const place = gazetteer().bySlug(departmentSlug);
  if (place?.kind !== 'department' || !isSpecialtySlug(specialtySlug)) return null;
  if (placeSearchState() === 'off') return null;
  const specialties = await specialtiesResource.get();
  const specialty = findSpecialty(specialtySlug, specialties);
  if (specialty === null) return null;
  const area = { kind: 'department' as const, code: place.code };
  const found = await searchAdsByPlace(queryOf(area, specialty.id));
  const { counts, pages } = await current();
  const pair = pages.pairs.get(pairKey(place, specialty.id));
  if (pair === undefined) return null;
  const facts = counts.factsOf(area, specialty.id);
  const today = getToday();
  return pairPage({ pair, specialty, facts, found, pages, specialties, today });
}

/**
 * The page of all places.
 *
 * @throws {IndexNotReadyError} while the index prepares.
 */
export async function readPlacesPage(): Promise<PlacesPage | null> {
  if (placeSearchState() === 'off') return null;
  limitToCounts();
  getToday();
  const pages = await waitForLandingPages();
  const specialties = await specialtiesResource.getOrNull();
  return placesPage(pages, specialties);
}

function queryOf(area: AdArea, specialty: number | null): AdQuery {
  limitToCounts();
  return {
    area,
    specialty,
    startDate: null,
    endDate: null,
    sort: 'recent',
    today: getToday(),
    offset: 0,
    // As many as the list shows, whose second page continues this one.
    limit: pageSizeOf(defaultSearch),
  };
}

/** The page is as fresh as a list of ads. */
function limitToCounts(): void {
  limitLife(listsCacheLife, [tags.ads]);
}

async function current() {
  const counts = await countsOfAds();
  const pages = await landingPages();
  if (counts === null || pages === null)
    throw new IndexNotReadyError('The index of ads is not ready');
  return { counts, pages };
}
