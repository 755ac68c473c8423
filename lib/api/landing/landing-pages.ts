import type { Ad } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { countsOfAds, placeSearchState, searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { IndexNotReadyError } from '@/lib/api/errors';
import { PageMemory } from '@/lib/api/landing/page-memory';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { sharing } from '@/lib/cache/sharing';
import { dayAt } from '@/lib/french/day';
import { adPlaceLink } from '@/lib/landing/ad-place-link';
import type { LandingPages } from '@/lib/landing/landing-pages';
import { placeHref, placesPath } from '@/lib/landing/landing-url';
import type { CountedLink } from '@/lib/landing/links';
import { regionLinks } from '@/lib/landing/neighbours';
import { departmentLinks, pairLinks } from '@/lib/landing/pair-page';
import { gazetteer } from '@/lib/places/gazetteer';
import { processSingleton } from '@/lib/runtime/process-singleton';

const memory = processSingleton(
  'landing pages',
  () => new PageMemory(sharing && { link: sharing.link, key: `${sharing.prefix}landing` }),
);

/** The landing pages there are; `null` when the index is not ready. */
export async function landingPages(): Promise<LandingPages | null> {
  const counts = await countsOfAds();
  return counts && memory.pagesOf(counts);
}

/** The landing pages there are, and the counts they follow from. @throws {IndexNotReadyError} without an index. */
export async function countedPages() {
  const counts = await countsOfAds();
  if (counts === null) throw new IndexNotReadyError('The index of ads is not ready');
  return { counts, pages: await memory.pagesOf(counts) };
}

/** {@link countedPages}, once the index is ready, if it becomes so while a search would wait for it. */
export async function waitForLandingPages(): Promise<LandingPages> {
  await searchAdsByPlace({ today: dayAt(new Date()) });
  return (await countedPages()).pages;
}

/**
 * Every landing page for the sitemap; `null` when the search by place is off.
 * @throws {IndexNotReadyError} while the index prepares.
 * @throws {ApiError} when the API fails to say which specialties there are.
 */
export async function readLandingEntries() {
  if (placeSearchState() === 'off') return null;
  const specialties = await specialtiesResource.read();
  const pages = await waitForLandingPages();
  const paths = [
    placesPath,
    ...[...pages.places.values()].map(({ place }) => placeHref(place)),
    ...pairLinks(pages, specialties).map(({ href }) => href),
  ];
  return paths.map((path) => ({ path, lastmod: null }));
}

/* Links from other pages to landing pages: none while the index prepares, or when the search by place is off. */

/** The pages of the regions, by name. */
export async function readRegionLinks(): Promise<CountedLink[]> {
  const pages = await landingPages();
  return pages === null ? [] : regionLinks(pages);
}

/** The pages of a specialty in departments, those with the most ads first. */
export async function readDepartmentLinks(
  specialty: Specialty,
  all: Specialty[],
): Promise<CountedLink[]> {
  const pages = await landingPages();
  return pages === null ? [] : departmentLinks(specialty, pages, all);
}

/** The page of the department of an ad: « Autres annonces dans le Finistère »; `null` when there is none. */
export async function readAdPlaceLink(ad: Ad): Promise<{ name: string; href: string } | null> {
  const pages = await landingPages();
  return pages && adPlaceLink(ad, pages, gazetteer());
}
