import { foldName } from '../gazetteer/fold-name.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { isFarLarger, type Place } from '../gazetteer/place.ts';
import { departmentsOfCities, readPlaceWords } from './read-words.ts';
import { readingsOf } from './readings.ts';
import {
  departmentsOfNumber,
  firstOf,
  placesByFormerName,
  placesByName,
  placesByOtherPrefix,
  placesOfPart,
  placesOfPostalCode,
  type Reading,
} from './search-places.ts';

/** How many places are suggested. */
const maxSuggestions = 7;

/**
 * The places to suggest for what was typed so far: exact names before those that begin so, those before
 * names with a word that begins so; in each, regions before departments before communes, by population.
 * Never by population alone: « Mer » is a town.
 */
export function suggestPlaces(places: Gazetteer, typed: string): Place[] {
  const words = readPlaceWords(typed);
  if (words === null) return [];
  for (const readings of readingsOf(places, words)) {
    const isNumber = ({ names }: Reading) => names.length === 0;
    const numbers = readings.filter(isNumber);
    const others = readings.filter((reading) => !isNumber(reading));
    // The places of a number leave room for those of the names beside it.
    const named = firstOf(search(places, others), maxSuggestions - numbers.length);
    const found = [...firstOf(search(places, numbers), maxSuggestions - named.length), ...named];
    if (found.length > 0) return found;
  }
  return firstOf(placesOfPart(places, words.name), maxSuggestions);
}

function* search(places: Gazetteer, readings: readonly Reading[]): Generator<Place> {
  for (const reading of readings) {
    const { names, number } = reading;
    if (names.length > 0) yield* searchName(places, reading);
    else if (number !== null) {
      yield* departmentsOfNumber(places, number);
      yield* placesOfPostalCode(places, number);
    }
  }
}

function* searchName(places: Gazetteer, reading: Reading): Generator<Place> {
  const current = [...placesByName(places, reading, 'exact')];
  const former = [...placesByFormerName(places, reading, 'exact')];
  yield* current;
  if (reading.isPart) return yield* former;
  if (current.length === 0 && former.length > 0) {
    yield* placesByName(places, reading, 'longer');
    yield* former;
  }
  yield* placesByName(places, reading, 'prefix');
  yield* former;
  yield* placesByName(places, reading, 'word-prefix');
  yield* placesByOtherPrefix(places, reading);
}

/** What words for a place come to: the places, the likeliest first; none when no place is known by them. */
type ResolvedWords = {
  places: readonly Place[];
  /** Whether there is one, which is meant for sure. */
  isObvious: boolean;
};

/** The longest choice: no postal code and few names have more places. */
const maxChoices = 60;

const arrondissementName = /^(paris|lyon|marseille) (\d{1,2})(?:er|e|eme)?(?: |$)/;

/** With this many times the people of the next of its name, a place is what is meant. */
const obviousRatio = 50;

/** The place that is meant by « Quimper », « 29000 », « Cote d Or » or a slug, when that is obvious; else a choice. */
export function resolvePlaceWords(places: Gazetteer, typed: string): ResolvedWords {
  const bySlug = places.bySlug(typed);
  if (bySlug !== null) return onlyOrChoice([places.preferred(bySlug)]);
  const words = readPlaceWords(typed);
  if (words === null) return choiceOf([]);
  const arrondissement = arrondissementOfName(places, typed);
  if (arrondissement !== null) return onlyOrChoice([arrondissement]);
  for (const readings of readingsOf(places, words)) {
    const resolved = readings
      .map((reading) => resolveReading(places, reading))
      .filter(({ places }) => places.length > 0);
    const [only, another] = resolved;
    if (only === undefined) continue;
    return another === undefined ? only : choiceOf(resolved.flatMap(({ places }) => places));
  }
  return choiceOf(placesOfPart(places, words.name));
}

function resolveReading(places: Gazetteer, reading: Reading): ResolvedWords {
  const { names, number, within, isPart } = reading;
  if (names.length === 0) {
    return resolveFirst([
      arrondissementsOf(places, number),
      departmentsOfNumber(places, number ?? ''),
      placesOfPostalCode(places, number ?? ''),
    ]);
  }
  const exact = resolveExact(places, reading);
  if (isPart || exact.places.length > 0) return exact;
  const resolved = resolveFirst([
    placesByName(places, reading, 'prefix'),
    placesByName(places, reading, 'word-prefix'),
    placesByOtherPrefix(places, reading),
  ]);
  // « Vallée de la Marne » is not for sure Cœur-de-la-Vallée in that department.
  return within === null ? resolved : choiceOf(resolved.places);
}

/**
 * The place of a whole name. Others that had that name once, unless they are far smaller, and far larger ones whose
 * name begins so, are to be chosen from: « Évry » (Yonne) has 402 people, Évry-Courcouronnes 66 919.
 */
function resolveExact(places: Gazetteer, reading: Reading): ResolvedWords {
  const current = firstOf(placesByName(places, reading, 'exact'), maxChoices);
  const former = firstOf(placesByFormerName(places, reading, 'exact'), maxChoices);
  const [first] = current;
  if (first === undefined && former.length === 0) return choiceOf([]);
  const [arrondissement] = first ? arrondissementsOf(places, reading.number) : [];
  if (arrondissement !== undefined) return onlyOrChoice([arrondissement]);
  const longer = firstOf(placesByName(places, reading, 'longer'), maxChoices);
  // How many people those of a former name were is not known.
  if (first === undefined) return onlyOrChoice([...longer, ...former]);
  const isAnywhere = reading.number === null && reading.within === null;
  return onlyOrChoice([
    ...(isAnywhere && isFirstObvious(current) ? [first] : current),
    ...former.filter((place) => !isFarLarger(first, place)),
    ...longer.filter((place) => isFarLarger(place, first)),
  ]);
}

/** The places of the first search that finds something. */
function resolveFirst(searches: Iterable<Place>[]): ResolvedWords {
  for (const search of searches) {
    const found = firstOf(search, maxChoices);
    const [first] = found;
    if (first !== undefined) return isFirstObvious(found) ? onlyOrChoice([first]) : choiceOf(found);
  }
  return choiceOf([]);
}

function isFirstObvious([first, second]: readonly Place[]): boolean {
  if (first === undefined) return false;
  return second === undefined || first.population >= obviousRatio * second.population;
}

function choiceOf(found: Iterable<Place>): ResolvedWords {
  return { places: firstOf(found, maxChoices), isObvious: false };
}

function onlyOrChoice(found: Iterable<Place>): ResolvedWords {
  const places = firstOf(found, maxChoices);
  return { places, isObvious: places.length === 1 };
}

/** The arrondissement of a postal code, « 75011 Paris »: a point of its own, where its city has one for all. */
function arrondissementsOf({ arrondissements }: Gazetteer, number: string | null): Place[] {
  return arrondissements
    .map(({ place }) => place)
    .filter(({ postalCodes }) => number !== null && postalCodes.includes(number));
}

/** « Paris 11 », « Lyon 3e (69) », « Marseille 1er arrondissement ». */
function arrondissementOfName(places: Gazetteer, typed: string): Place | null {
  const [, city = '', digits] = arrondissementName.exec(foldName(typed)) ?? [];
  const ordinal = `${Number(digits)}${Number(digits) === 1 ? 'er' : 'e'}`;
  return places.bySlug(`${city}-${ordinal}-${departmentsOfCities.get(city)}`);
}
