import { adCard } from '@/lib/ads/card';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
import { linksToSearch, type specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { config } from '@/lib/config/config';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace, placePhrase } from '@/lib/places/gazetteer/phrases';
import type { Commune } from '@/lib/places/gazetteer/place';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { type ShareImage, shareImagePath } from '@/lib/share/share-image';
import { landingNameOf, placeHref, placesPath } from './landing-url';
import { type LinkGroup, placeLinkGroups } from './links';
import { type PlaceData, placeDescription, placeFacts } from './place-facts';

/** A page of ads that search engines may land on, every text formatted. */
export type LandingPage = ReturnType<typeof specialtyPage> & {
  /** From the root of the site. */
  path: string;
  /** Its breadcrumbs below the list of ads. */
  crumbs: { name: string; path: string }[];
  groups: LinkGroup[];
};

/** The page of a region, a department or a commune. */
export function placePage(data: PlaceData): LandingPage {
  const { landing, found } = data;
  const { place } = landing;
  const search = { ...defaultSearch, place: place.slug };
  const where = inPlace(place);
  const isMore = found.count > found.ads.length;
  // People search by the number of a department.
  const { code } = place.kind === 'commune' ? place.department : place;
  return {
    title: `Remplacement médical ${where}${place.kind === 'region' ? '' : ` (${code})`} : annonces`,
    heading: `Remplacements médicaux ${where}`,
    description: placeDescription(data),
    path: placeHref(place),
    facts: placeFacts(data),
    cards: found.ads.map(({ published }) => adCard(published, data.today)),
    search,
    ...(place.kind === 'commune'
      ? linksAround(place, search, isMore)
      : linksToSearch(search, isMore)),
    crumbs: crumbsOf(data),
    groups: placeLinkGroups(data).filter(({ links }) => links.length > 0),
  };
}

/** Around a town a search finds more than the ads in it, the nearest first. */
function linksAround(place: Commune, search: AdSearch, isMore: boolean) {
  const whole = { name: `Voir les annonces ${placePhrase(place)}`, href: adListHref(search) };
  return { whole, more: isMore ? whole : null };
}

/** The places, the region and the department that have a page of their own, and the place itself. */
function crumbsOf({ landing: { place }, pages }: PlaceData): LandingPage['crumbs'] {
  const department = place.kind === 'commune' ? place.department : null;
  const { region } = department ?? { region: null, ...place };
  const above = [region, department]
    .filter((one) => one !== null)
    .filter((one) => gazetteer().preferred(one).slug === one.slug && pages.places.has(one.slug));
  return [
    { name: 'Les annonces par lieu', path: placesPath },
    ...[...above, place].map((one) => ({ name: one.name, path: placeHref(one) })),
  ];
}

/** The share image of a landing page, drawn from {@link landingShareCard}. */
export function landingShareImage({ path, heading }: LandingPage): ShareImage {
  return { path: shareImagePath('lieux', landingNameOf(path)), alt: heading };
}

/** The texts of that image: what the page is about, and its first sentence. */
export function landingShareCard({ heading, facts }: LandingPage): ShareCard {
  return shareCard({
    brand: config.BRAND_NAME,
    badges: [],
    title: heading,
    untitled: heading,
    facts: [[facts[0] ?? null]],
  });
}
