import type { Ad } from '@/lib/ads/ad';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace } from '@/lib/places/gazetteer/phrases';
import { findDepartment } from '@/lib/places/search/find-commune';
import type { LandingPages } from './landing-pages';
import { placeHref } from './landing-url';
import { pageOf } from './neighbours';

/** « Autres annonces dans le Finistère » for an ad there; `null` when the department has no other open ad. */
export function adPlaceLink(
  { location }: Pick<Ad, 'location'>,
  pages: LandingPages,
  places: Gazetteer,
): { name: string; href: string } | null {
  if (location === null) return null;
  const department = findDepartment(places, location.postal_code, location.city);
  const landing = pageOf(department, pages, places);
  // One is the ad itself, unless it is over.
  if (department === null || landing === null || landing.count < 2) return null;
  return { name: `Autres annonces ${inPlace(department)}`, href: placeHref(landing.place) };
}
