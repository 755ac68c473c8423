import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { inSentence } from '@/lib/ads/specialty/specialty-page';
import { formatEuros, formatPercent } from '@/lib/french/amount';
import { description } from '@/lib/french/description';
import { formatList } from '@/lib/french/list';
import { formatCount } from '@/lib/french/plural';
import { typeset } from '@/lib/french/typography';
import type { AreaFacts } from '@/lib/places/ads-index/counts';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace } from '@/lib/places/gazetteer/phrases';
import type { LandingPlace } from './landing-pages';

/** What the sentences on a place are made of. */
type Known = {
  landing: LandingPlace;
  facts: AreaFacts;
  /** `null` when the API failed to say which there are. */
  specialties: Specialty[] | null;
  places: Gazetteer;
};

/** Further ones are left out, or counted. */
const maxNamed = 3;

/** Sentences on the ads of a place: how many there are, for which specialties, where, and what is usually paid. */
export function placeFacts(known: Known): string[] {
  return [counted(known), specialtiesSentence(known), townsNamed(known), usualPay(known.facts)]
    .filter((sentence) => sentence !== null)
    .map(typeset);
}

/** The description for search engines: how many ads, for which specialties. */
export function placeDescription({ landing, facts, specialties }: Known): string {
  const names = namesOf(facts, specialties).slice(0, maxNamed);
  const wanted = names.length === 0 ? '' : ` : ${formatList(names.map(({ name }) => name))}`;
  return description(
    `${adsOf(landing)} de remplacement médical ${inPlace(landing.place)}${wanted}. Dates, rémunération et convention de chaque annonce, candidature en ligne.`,
  );
}

function adsOf({ count }: LandingPlace): string {
  return formatCount(count, 'annonce', 'annonces');
}

function counted({ landing }: Known): string {
  const are = landing.count > 1 ? 'sont' : 'est';
  return `${adsOf(landing)} de remplacement ${are} en ligne ${inPlace(landing.place)}.`;
}

function namesOf(facts: AreaFacts, specialties: Specialty[] | null) {
  return [...facts.specialties].flatMap(([id, count]) => {
    const specialty = specialtyById(specialties ?? [], id);
    return specialty ? [{ name: inSentence(specialty.name), count }] : [];
  });
}

function specialtiesSentence({ facts, specialties }: Known): string | null {
  const names = namesOf(facts, specialties);
  const [only, ...others] = names;
  if (only === undefined) return null;
  if (others.length === 0) return `Spécialité recherchée : ${only.name}.`;
  const label =
    names.length > maxNamed ? 'Spécialités les plus recherchées' : 'Spécialités recherchées';
  const listed = names.slice(0, maxNamed).map(({ name, count }) => `${name} (${count})`);
  return `${label} : ${formatList(listed)}.`;
}

function townsNamed({ landing, facts, places }: Known): string | null {
  if (landing.place.kind === 'commune') return null;
  const named = [...facts.communes.keys()].slice(0, maxNamed).flatMap((code) => {
    const commune = places.communeByCode(code);
    return commune ? [inPlace(commune)] : [];
  });
  if (named.length === 0) return null;
  const others = facts.communes.size - named.length;
  const rest =
    others > 0 ? [`dans ${formatCount(others, 'autre commune', 'autres communes')}`] : [];
  const subject = landing.count > 1 ? 'Les remplacements sont' : 'Le remplacement est';
  return `${subject} à pourvoir ${formatList([...named, ...rest])}.`;
}

/** What is usually paid; `null` when too few ads say it (docs/product.md#landing-pages). */
export function usualPay({ usualRetrocession, usualDayForfait }: AreaFacts): string | null {
  const kinds = [
    ...(usualRetrocession === null ? [] : [`rétrocession de ${formatPercent(usualRetrocession)}`]),
    ...(usualDayForfait === null ? [] : [`forfait de ${formatEuros(usualDayForfait)} par jour`]),
  ];
  return kinds.length === 0 ? null : `Rémunération habituelle : ${kinds.join(', ')}.`;
}
