import { defaultSearch } from '@/lib/ads/search';
import { findSpecialty, isSpecialtySlug } from '@/lib/ads/specialty/specialty';
import { placeSearchState, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { countedPages, waitForLandingPages } from '@/lib/api/landing/landing-pages';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { AdArea } from '@/lib/places/ads-index/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { areaOf, pairKey } from '@/lib/places/landing/landing-pages';
import { pairPage } from '@/lib/places/landing/pair-page';
import { type LandingPage, placePage } from '@/lib/places/landing/place-page';
import { type PlacesPage, placesPage } from '@/lib/places/landing/places-page';
import { pageSizeOf } from '@/lib/places/place-search/place-page';
import { limitLife } from '@/lib/runtime/response-state';

/*
 * The landing pages, as their routes and share images read them: `null` when there is none, or the search by place is
 * off. While the index prepares they throw an IndexNotReadyError.
 */

/** The page of a region, a department or a commune. */
export async function readPlacePage(slug: string): Promise<LandingPage | null> {
  const place = gazetteer().bySlug(slug);
  if (place === null || placeSearchState() === 'off') return null;
  const area = areaOf(place);
  const { found, counts, pages, today } = await searchIn(area, null);
  const landing = pages.places.get(slug);
  if (landing === undefined) return null;
  const facts = counts.factsOf(area);
  const specialties = await specialtiesResource.readOrNull();
  return placePage({ landing, facts, found, pages, specialties, today });
}

/**
 * The page of a specialty in a department.
 * @throws {ApiError} when the API fails to say which specialties there are.
 */
export async function readPairPage(
  specialtySlug: string,
  departmentSlug: string,
): Promise<LandingPage | null> {
  const place = gazetteer().bySlug(departmentSlug);
  if (place?.kind !== 'department' || !isSpecialtySlug(specialtySlug)) return null;
  if (placeSearchState() === 'off') return null;
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

/** The page of all places. */
export async function readPlacesPage(): Promise<PlacesPage | null> {
  if (placeSearchState() === 'off') return null;
  limitToCounts();
  const pages = await waitForLandingPages();
  return placesPage(pages, await specialtiesResource.readOrNull());
}

async function searchIn(area: AdArea, specialty: number | null) {
  const today = limitToCounts();
  // As many as the list shows, whose second page continues this one.
  const limit = pageSizeOf(defaultSearch);
  const found = await searchAdsByPlace({ today, area, specialty, limit });
  return { found, today, ...(await countedPages()) };
}

/** The page is as fresh as a list of ads, and of one day, which is returned. */
function limitToCounts(): string {
  limitLife(listsCacheLife, [tags.ads]);
  return getToday();
}
