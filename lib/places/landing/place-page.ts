import { type AdCard, adCard } from '@/lib/ads/card';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { linksToSearch } from '@/lib/ads/specialty/specialty-page';
import type { FoundAds } from '@/lib/places/ads-index/ad-query';
import type { AreaFacts } from '@/lib/places/ads-index/counts';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace, placePhrase } from '@/lib/places/gazetteer/phrases';
import type { Commune, Place } from '@/lib/places/gazetteer/place';
import type { LandingPages, LandingPlace } from './landing-pages';
import { placeHref, placesPath } from './landing-url';
import type { LinkGroup } from './links';
import { placeDescription, placeFacts } from './place-facts';
import { placeLinkGroups } from './place-link-groups';

/** A page of ads that search engines may land on, every text formatted. */
export type LandingPage = {
  title: string;
  heading: string;
  description: string;
  /** From the root of the site. */
  path: string;
  /** Sentences on the ads, from their values. */
  facts: string[];
  cards: AdCard[];
  /** The whole search, of which the cards are the first. */
  search: AdSearch;
  /** Link to it, above the cards. */
  whole: { name: string; href: string };
  /** Link to its remaining ads, below the cards; `null` when there are none. */
  more: { name: string; href: string } | null;
  /** Its breadcrumbs below the list of ads. */
  crumbs: { name: string; path: string }[];
  groups: LinkGroup[];
};

export type PlaceData = {
  landing: LandingPlace;
  facts: AreaFacts;
  /** The latest of its ads. */
  found: FoundAds;
  pages: LandingPages;
  /** `null` when the API failed to say which there are. */
  specialties: Specialty[] | null;
  places: Gazetteer;
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
};

/** The page of a region, a department or a commune. */
export function placePage(data: PlaceData): LandingPage {
  const { landing, found } = data;
  const { place } = landing;
  const search = { ...defaultSearch, place: place.slug };
  const where = inPlace(place);
  const isMore = found.count > found.ads.length;
  return {
    title: `Remplacement médical ${where}${numberOf(data)} : annonces`,
    heading: `Remplacements médicaux ${where}`,
    description: placeDescription(data),
    path: placeHref(place),
    facts: placeFacts(data),
    cards: found.ads.map(({ published }) => adCard(published, data.today)),
    search,
    ...(place.kind === 'commune'
      ? linksAround(place, search, isMore)
      : linksToSearch(search, isMore)),
    crumbs: placeCrumbs(data),
    groups: placeLinkGroups(data),
  };
}

/** Around a town a search finds more than the ads in it, the nearest first. */
function linksAround(place: Commune, search: AdSearch, isMore: boolean) {
  const whole = { name: `Voir les annonces ${placePhrase(place)}`, href: adListHref(search) };
  return { whole, more: isMore ? whole : null };
}

/** The number of a department, which people search by: « (29) ». */
function numberOf({ landing: { place } }: PlaceData): string {
  if (place.kind === 'region') return '';
  return ` (${place.kind === 'department' ? place.code : place.department.code})`;
}

type Known = { landing: LandingPlace; pages: LandingPages; places: Gazetteer };

/** The places, the region and the department that have a page of their own, and the place itself. */
function placeCrumbs({ landing: { place }, pages, places }: Known): LandingPage['crumbs'] {
  const above = placesAbove(place).filter(
    (one) => places.preferred(one).slug === one.slug && pages.places.has(one.slug),
  );
  return [
    { name: 'Les annonces par lieu', path: placesPath },
    ...[...above, place].map((one) => ({ name: one.name, path: placeHref(one) })),
  ];
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
