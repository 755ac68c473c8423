import type { Ad } from '@/lib/ads/ad';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { landingPages } from '@/lib/api/landing/landing-pages';
import { adPlaceLink, type CountedLink, regionLinks } from '@/lib/places/landing/links';
import { departmentLinks } from '@/lib/places/landing/pair-page';

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
  return pages && adPlaceLink(ad, pages);
}
