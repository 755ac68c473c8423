import { adCard } from '@/lib/ads/card';
import type { AreaFacts } from '@/lib/ads/index/counts';
import { type AdSearch, adListHref, defaultSearch } from '@/lib/ads/search';
import { specialtyById } from '@/lib/ads/specialty/specialty';
import {
  inSentence,
  linksToSearch,
  onlineInWords,
  type SpecialtyPage,
} from '@/lib/ads/specialty/specialty-page';
import { formatCount, formatEuros, formatList, formatPercent } from '@/lib/french/numbers';
import { description, typeset } from '@/lib/french/text';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type Commune, inPlace, placePhrase, summarize } from '@/lib/places/gazetteer/place';
import { withDetail } from '@/lib/places/place-slug';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { type ShareImage, shareImagePath } from '@/lib/share/share-image';
import type { PlaceData } from './landing-pages';
import { landingNameOf, placeHref, placesPath } from './landing-url';
import { type LinkGroup, placeLinkGroups } from './links';

/** A page of ads that search engines may land on, every text formatted. */
export type LandingPage = SpecialtyPage & {
  /** From the root of the site. */
  path: string;
  /** The breadcrumbs below the list of ads. */
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
  return {
    // People search by the number of a department.
    title: `Remplacement médical ${withDetail(where, summarize(place).department)} : annonces`,
    heading: `Remplacements médicaux ${where}`,
    description: placeDescription(data),
    path: placeHref(place),
    online: onlineInWords(landing.count),
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
    .filter((one) => gazetteer().preferred(one) === one && pages.places.has(one.slug));
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
  return shareCard({ title: heading, facts: [[facts[0] ?? null]] });
}

/** Further specialties and towns are left out, or counted. */
const maxNamed = 3;

/** Sentences on the ads of a place: how many there are, for which specialties, where, and what is usually paid. */
function placeFacts(data: PlaceData): string[] {
  const { count, place } = data.landing;
  const counted = `${formatCount(count, 'annonce', 'annonces')} de remplacement ${count > 1 ? 'sont' : 'est'} en ligne ${inPlace(place)}.`;
  return [counted, specialtiesSentence(data), townsSentence(data), usualPay(data.facts)]
    .filter((sentence) => sentence !== null)
    .map(typeset);
}

/** The description for search engines: how many ads, for which specialties. */
function placeDescription(data: PlaceData): string {
  const { count, place } = data.landing;
  const names = namesOf(data).slice(0, maxNamed);
  const wanted = names.length === 0 ? '' : ` : ${formatList(names.map(({ name }) => name))}`;
  return description(
    `${formatCount(count, 'annonce', 'annonces')} de remplacement médical ${inPlace(place)}${wanted}. Dates, rémunération et convention de chaque annonce, candidature en ligne.`,
  );
}

function namesOf({ facts, specialties }: PlaceData) {
  return [...facts.specialties].flatMap(([id, count]) => {
    const specialty = specialtyById(specialties ?? [], id);
    return specialty ? [{ name: inSentence(specialty.name), count }] : [];
  });
}

function specialtiesSentence(data: PlaceData): string | null {
  const names = namesOf(data);
  const [only, ...others] = names;
  if (only === undefined) return null;
  if (others.length === 0) return `Spécialité recherchée : ${only.name}.`;
  const label =
    names.length > maxNamed ? 'Spécialités les plus recherchées' : 'Spécialités recherchées';
  const listed = names.slice(0, maxNamed).map(({ name, count }) => `${name} (${count})`);
  return `${label} : ${formatList(listed)}.`;
}

function townsSentence({ landing, facts: { communes } }: PlaceData): string | null {
  if (landing.place.kind === 'commune') return null;
  const towns = [...communes.keys()].slice(0, maxNamed).flatMap((code) => {
    const commune = gazetteer().communeByCode(code);
    return commune ? [inPlace(commune)] : [];
  });
  if (towns.length === 0) return null;
  const others = communes.size - towns.length;
  if (others > 0) towns.push(`dans ${formatCount(others, 'autre commune', 'autres communes')}`);
  const subject = landing.count > 1 ? 'Les remplacements sont' : 'Le remplacement est';
  return `${subject} à pourvoir ${formatList(towns)}.`;
}

/** The usual pay; `null` when too few ads say it (docs/product.md#landing-pages). */
export function usualPay({ usualRetrocession, usualDayForfait }: AreaFacts): string | null {
  const kinds = [
    ...(usualRetrocession === null ? [] : [`rétrocession de ${formatPercent(usualRetrocession)}`]),
    ...(usualDayForfait === null ? [] : [`forfait de ${formatEuros(usualDayForfait)} par jour`]),
  ];
  return kinds.length === 0 ? null : `Rémunération habituelle : ${kinds.join(', ')}.`;
}
