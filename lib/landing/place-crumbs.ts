import type { Gazetteer } from '@/lib/places/gazetteer';
import type { Place } from '@/lib/places/place';
import { adsBreadcrumbs, type Breadcrumb } from '@/lib/seo/breadcrumbs';
import type { LandingPages, LandingPlace } from './landing-pages';
import { placeHref, placesPath } from './landing-url';

type Known = { landing: LandingPlace; pages: LandingPages; places: Gazetteer };

/** The breadcrumbs of a place: its region and its department, those that have a page of their own, and itself. */
export function placeCrumbs({ landing: { place }, pages, places }: Known): Breadcrumb[] {
  const above = placesAbove(place).filter(
    (one) => places.preferred(one).slug === one.slug && pages.places.has(one.slug),
  );
  return adsBreadcrumbs(
    { name: 'Les annonces par lieu', path: placesPath },
    ...[...above, place].map((one) => ({ name: one.name, path: placeHref(one) })),
  );
}

function placesAbove(place: Place): Place[] {
  switch (place.kind) {
    case 'region':
      return [];
    case 'department':
      return place.region === null ? [] : [place.region];
    case 'commune':
      return [...placesAbove(place.department), place.department];
  }
}
