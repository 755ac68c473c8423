import { foldName } from '../gazetteer/fold-name.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { isFarLarger } from '../gazetteer/is-far-larger.ts';
import type { Place } from '../gazetteer/place.ts';
import { readPlaceWords } from './read-words.ts';
import { readingsOf, readingsOfParts } from './readings.ts';
import {
  departmentsOfNumber,
  placesByFormerName,
  placesByLongerName,
  placesByName,
  placesByNumber,
  placesByOtherPrefix,
  placesOfPart,
  type Reading,
} from './search-places.ts';
import { firstOf } from './suggest.ts';

/** What words for a place come to. */
export type ResolvedWords =
  | { kind: 'place'; place: Place }
  /** Several places, the likeliest first; a single one when it is but a guess. */
  | { kind: 'choice'; places: Place[] }
  | { kind: 'unknown' };

/** The longest choice: no postal code and few names have more places. */
const maxChoices = 60;

const arrondissementName = /^(paris|lyon|marseille) (\d{1,2})(?:er|e|eme)?(?: |$)/;

/** With this many times the people of the next of its name, a place is what is meant. */
const obviousRatio = 50;

/**
 * Resolves words to a place, as a form without JavaScript sends them: « Quimper », « 29000 »,
 * « Cote d Or », a slug. It is a place when that is obvious, otherwise a choice.
 */
export function resolvePlaceWords(places: Gazetteer, typed: string): ResolvedWords {
  const bySlug = places.bySlug(typed);
  if (bySlug !== null) return { kind: 'place', place: places.preferred(bySlug) };
  const words = readPlaceWords(typed);
  if (words === null) return { kind: 'unknown' };
  const arrondissement = arrondissementOfName(places, typed);
  if (arrondissement) return { kind: 'place', place: arrondissement };
  for (const reading of readingsOf(places, words)) {
    const resolved = resolveReading(places, reading);
    if (resolved.kind !== 'unknown') return resolved;
  }
  for (const readings of readingsOfParts(words)) {
    const resolved = resolveParts(places, readings);
    if (resolved.kind !== 'unknown') return resolved;
  }
  return choiceOf(firstOf(placesOfPart(places, words), maxChoices));
}

function resolveReading(places: Gazetteer, reading: Reading): ResolvedWords {
  const { names, number, within } = reading;
  if (names.length === 0) return resolveNumber(places, number ?? '');
  const exact = resolveExact(places, reading);
  if (exact.kind !== 'unknown') return exact;
  const resolved = resolveFirst([
    placesByName(places, reading, 'prefix'),
    placesByName(places, reading, 'word-prefix'),
    placesByOtherPrefix(places, reading),
  ]);
  // « Vallée de la Marne » is not for sure Cœur-de-la-Vallée in that department.
  return within === null ? resolved : choiceOf(placesOf(resolved));
}

function resolveNumber(places: Gazetteer, number: string): ResolvedWords {
  return resolveFirst([
    arrondissementsOf(places, number),
    departmentsOfNumber(places, number),
    placesByNumber(places, number),
  ]);
}

/** What is known of words by their parts: one place when that is all, otherwise the choice of all. */
function resolveParts(places: Gazetteer, readings: readonly Reading[]): ResolvedWords {
  const resolved = readings
    .map((reading) =>
      reading.names.length === 0 ? resolveReading(places, reading) : resolveExact(places, reading),
    )
    .filter(({ kind }) => kind !== 'unknown');
  const [first, second] = resolved;
  if (first === undefined || second === undefined) return first ?? { kind: 'unknown' };
  return choiceOf(firstOf(resolved.flatMap(placesOf), maxChoices));
}

/**
 * The place of a whole name. Others that had that name once, unless they are far smaller, and far larger ones whose
 * name begins so, are to be chosen from: « Évry » (Yonne) has 402 people, Évry-Courcouronnes 66 919.
 */
function resolveExact(places: Gazetteer, reading: Reading): ResolvedWords {
  const current = firstOf(placesByName(places, reading, 'exact'), maxChoices);
  const former = firstOf(placesByFormerName(places, reading, 'exact'), maxChoices);
  const [first, second] = current;
  if (first === undefined) {
    if (former.length === 0) return { kind: 'unknown' };
    // How many people there were is not known.
    return onlyOrChoice([...placesByLongerName(places, reading), ...former]);
  }
  const arrondissement = arrondissementOfCity(places, first, reading.number);
  if (arrondissement) return { kind: 'place', place: arrondissement };
  const isAnywhere = reading.number === null && reading.within === null;
  const isObvious = second !== undefined && isAnywhere && isFirstObvious(first, second);
  const longer = firstOf(placesByLongerName(places, reading), maxChoices);
  return onlyOrChoice([
    ...(isObvious ? [first] : current),
    ...former.filter((place) => !isFarLarger(first, place)),
    ...longer.filter((place) => isFarLarger(place, first)),
  ]);
}

/** The places of the first search that finds something. */
function resolveFirst(searches: Iterable<Place>[]): ResolvedWords {
  for (const search of searches) {
    const [first, second, ...others] = firstOf(search, maxChoices);
    if (first === undefined) continue;
    if (second === undefined || isFirstObvious(first, second)) {
      return { kind: 'place', place: first };
    }
    return choiceOf([first, second, ...others]);
  }
  return { kind: 'unknown' };
}

function isFirstObvious(first: Place, second: Place): boolean {
  return first.population >= obviousRatio * second.population;
}

function onlyOrChoice(found: Iterable<Place>): ResolvedWords {
  const places = firstOf(found, maxChoices);
  const [only] = places;
  return only && places.length === 1 ? { kind: 'place', place: only } : choiceOf(places);
}

function choiceOf(found: Place[]): ResolvedWords {
  return found.length === 0 ? { kind: 'unknown' } : { kind: 'choice', places: found };
}

/** The places that words come to, the likeliest first. */
export function placesOf(resolved: ResolvedWords): Place[] {
  if (resolved.kind === 'place') return [resolved.place];
  return resolved.kind === 'choice' ? resolved.places : [];
}

/** The arrondissement of a postal code: a point of its own, where its city has one for all. */
function arrondissementsOf({ arrondissements }: Gazetteer, number: string): Place[] {
  return arrondissements
    .map(({ place }) => place)
    .filter(({ postalCodes }) => postalCodes.includes(number));
}

/** « 75011 Paris » */
function arrondissementOfCity(places: Gazetteer, city: Place, number: string | null) {
  return places.arrondissements.find(
    ({ place, commune }) =>
      commune.slug === city.slug && number !== null && place.postalCodes.includes(number),
  )?.place;
}

/** « Paris 11 », « Lyon 3e (69) », « Marseille 1er arrondissement ». */
function arrondissementOfName({ arrondissements }: Gazetteer, typed: string): Place | undefined {
  const [, city, digits] = arrondissementName.exec(foldName(typed)) ?? [];
  const ordinal = `${Number(digits)}${Number(digits) === 1 ? 'er' : 'e'}`;
  return arrondissements
    .map(({ place }) => place)
    .find(({ name }) => foldName(name) === `${city} ${ordinal}`);
}
