import { gazetteer } from '../gazetteer/gazetteer.ts';
import { isFarLarger, type Place } from '../gazetteer/place.ts';
import { departmentsOfCities, foldPlace, readPlaceWords } from './read-words.ts';
import {
  departmentsOfNumber,
  placesOf,
  placesOfPart,
  placesOfPostalCode,
  type Reading,
  readingsOf,
} from './search-places.ts';

/** How many places are suggested. */
const maxSuggestions = 7;

/** The places to suggest for what was typed so far: exact names, beginnings of names, then beginnings of words. */
export function suggestPlaces(typed: string): Place[] {
  const words = readPlaceWords(typed);
  if (words === null) return [];
  for (const readings of readingsOf(words, true)) {
    const numbers = readings.filter(({ names }) => names.length === 0);
    const names = readings.filter(({ names }) => names.length > 0);
    // Places of a number leave room for places of the names beside it.
    const named = firstOf(names.values().flatMap(searchName), maxSuggestions - numbers.length);
    const numbered = numbers.flatMap(({ number }) => placesOfNumber(number ?? ''));
    const found = [...firstOf(numbered, maxSuggestions - named.length), ...named];
    if (found.length > 0) return found;
  }
  return firstOf(placesOfPart(words.name), maxSuggestions);
}

function placesOfNumber(number: string): Place[] {
  return [...departmentsOfNumber(number), ...placesOfPostalCode(number)];
}

function* searchName(reading: Reading): Generator<Place> {
  const current = [...placesOf(reading, 'exact')];
  const former = [...placesOf(reading, 'former')];
  yield* current;
  if (reading.isPart) return yield* former;
  if (current.length === 0 && former.length > 0) {
    yield* placesOf(reading, 'longer');
    yield* former;
  }
  yield* placesOf(reading, 'prefix');
  yield* former;
  yield* placesOf(reading, 'word-prefix');
  yield* placesOf(reading, 'other-prefix');
}

/** The places that words may mean, the likeliest first. */
type ResolvedWords = {
  places: readonly Place[];
  /** Whether there is one, which is meant for sure. */
  isObvious: boolean;
};

/** The longest choice: no postal code and few names have more places. */
const maxChoices = 60;

const arrondissementName = /^(paris|lyon|marseille) (\d{1,2})(?:er|e|eme)?(?: |$)/;

/** A place with this many times the people of the next one of its name is meant. */
const obviousRatio = 50;

/** The place that is meant by « Quimper », « 29000 », « Cote d Or » or a slug, when that is obvious; else a choice. */
export function resolvePlaceWords(typed: string): ResolvedWords {
  const bySlug = gazetteer().bySlug(typed);
  if (bySlug !== null) return onlyOrChoice([gazetteer().preferred(bySlug)]);
  const words = readPlaceWords(typed);
  if (words === null) return choiceOf([]);
  const arrondissement = arrondissementOfName(typed);
  if (arrondissement !== null) return onlyOrChoice([arrondissement]);
  for (const readings of readingsOf(words, true)) {
    const resolved = readings.map(resolveReading).filter(({ places }) => places.length > 0);
    const [only, another] = resolved;
    if (only === undefined) continue;
    return another === undefined ? only : choiceOf(resolved.flatMap(({ places }) => places));
  }
  return choiceOf(placesOfPart(words.name));
}

function resolveReading(reading: Reading): ResolvedWords {
  const { names, number, within, isPart } = reading;
  if (names.length === 0) {
    return resolveFirst([
      arrondissementsOf(number),
      departmentsOfNumber(number ?? ''),
      placesOfPostalCode(number ?? ''),
    ]);
  }
  const exact = resolveExact(reading);
  if (reading.isGuess) return choiceOf(exact.places);
  if (isPart || exact.places.length > 0) return exact;
  const resolved = resolveFirst([
    placesOf(reading, 'prefix'),
    placesOf(reading, 'word-prefix'),
    placesOf(reading, 'other-prefix'),
  ]);
  // « Vallée de la Marne » is not for sure Cœur-de-la-Vallée in that department.
  return within === null ? resolved : choiceOf(resolved.places);
}

/** The place of a whole name; a choice with others that had it, or that are far larger and whose name begins so. */
function resolveExact(reading: Reading): ResolvedWords {
  const current = firstOf(placesOf(reading, 'exact'), maxChoices);
  const former = firstOf(placesOf(reading, 'former'), maxChoices);
  const [first] = current;
  if (first === undefined && former.length === 0) return choiceOf([]);
  const [arrondissement] = first ? arrondissementsOf(reading.number) : [];
  if (arrondissement !== undefined) return onlyOrChoice([arrondissement]);
  const longer = firstOf(placesOf(reading, 'longer'), maxChoices);
  // The population of a commune that was merged is not known.
  if (first === undefined) return onlyOrChoice([...longer, ...former]);
  const isAnywhere = reading.number === null && reading.within === null;
  return onlyOrChoice([
    ...(isAnywhere ? firstIfObvious(current) : current),
    ...former.filter((place) => !isFarLarger(first, place)),
    ...longer.filter((place) => isFarLarger(place, first)),
  ]);
}

/** The places of the first search that finds something. */
function resolveFirst(searches: Iterable<Place>[]): ResolvedWords {
  for (const search of searches) {
    const found = firstOf(search, maxChoices);
    if (found.length > 0) return onlyOrChoice(firstIfObvious(found));
  }
  return choiceOf([]);
}

function firstIfObvious(places: readonly Place[]): readonly Place[] {
  const [first, second] = places;
  if (first === undefined || second === undefined) return places;
  return first.population >= obviousRatio * second.population ? [first] : places;
}

function choiceOf(found: Iterable<Place>): ResolvedWords {
  return { places: firstOf(found, maxChoices), isObvious: false };
}

function onlyOrChoice(found: Iterable<Place>): ResolvedWords {
  const places = firstOf(found, maxChoices);
  return { places, isObvious: places.length === 1 };
}

/** The first different places. */
function firstOf(found: Iterable<Place>, most: number): Place[] {
  const places = new Set<Place>();
  for (const place of found) if (places.add(place).size === most) break;
  return [...places];
}

/** The arrondissement of a postal code, « 75011 Paris »: a point of its own, where its city has one for all. */
function arrondissementsOf(number: string | null): Place[] {
  return gazetteer()
    .arrondissements.map(({ place }) => place)
    .filter(({ postalCodes }) => number !== null && postalCodes.includes(number));
}

/** « Paris 11 », « Lyon 3e (69) », « Marseille 1er arrondissement ». */
function arrondissementOfName(typed: string): Place | null {
  const [, city = '', digits] = arrondissementName.exec(foldPlace(typed)) ?? [];
  const ordinal = `${Number(digits)}${Number(digits) === 1 ? 'er' : 'e'}`;
  return gazetteer().bySlug(`${city}-${ordinal}-${departmentsOfCities.get(city)}`);
}
