import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { inSentence } from '@/lib/ads/specialty/specialty-page';
import { formatCount, formatEuros, formatList, formatPercent } from '@/lib/french/numbers';
import { description, typeset } from '@/lib/french/text';
import type { AreaFacts } from '@/lib/places/ads-index/counts';
import type { FoundAds } from '@/lib/places/ads-index/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace } from '@/lib/places/gazetteer/phrases';
import type { LandingPages, LandingPlace } from './landing-pages';

/** What the page of a place is made of. */
export type PlaceData = {
  landing: LandingPlace;
  facts: AreaFacts;
  /** The latest of its ads. */
  found: FoundAds;
  pages: LandingPages;
  /** `null` when the API failed to say which there are. */
  specialties: Specialty[] | null;
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
};

/** Further ones are left out, or counted. */
const maxNamed = 3;

/** Sentences on the ads of a place: how many there are, for which specialties, where, and what is usually paid. */
export function placeFacts(data: PlaceData): string[] {
  const { count, place } = data.landing;
  const counted = `${formatCount(count, 'annonce', 'annonces')} de remplacement ${count > 1 ? 'sont' : 'est'} en ligne ${inPlace(place)}.`;
  return [counted, specialtiesSentence(data), townsSentence(data), usualPay(data.facts)]
    .filter((sentence) => sentence !== null)
    .map(typeset);
}

/** The description for search engines: how many ads, for which specialties. */
export function placeDescription(data: PlaceData): string {
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

/** What is usually paid; `null` when too few ads say it (docs/product.md#landing-pages). */
export function usualPay({ usualRetrocession, usualDayForfait }: AreaFacts): string | null {
  const kinds = [
    ...(usualRetrocession === null ? [] : [`rétrocession de ${formatPercent(usualRetrocession)}`]),
    ...(usualDayForfait === null ? [] : [`forfait de ${formatEuros(usualDayForfait)} par jour`]),
  ];
  return kinds.length === 0 ? null : `Rémunération habituelle : ${kinds.join(', ')}.`;
}
