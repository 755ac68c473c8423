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

/** What words for a place come to: the places, the likeliest first; none when no place is known by them. */
export type ResolvedWords = {
  places: readonly Place[];
  /** Whether there is one, which is meant for sure. */
  isObvious: boolean;
};

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
  if (bySlug !== null) return obvious(places.preferred(bySlug));
  const words = readPlaceWords(typed);
  if (words === null) return choiceOf([]);
  const arrondissement = arrondissementOfName(places, typed);
  if (arrondissement !== null) return obvious(arrondissement);
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
  if (arrondissement !== undefined) return obvious(arrondissement);
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
    if (first !== undefined) return isFirstObvious(found) ? obvious(first) : choiceOf(found);
  }
  return choiceOf([]);
}

function isFirstObvious([first, second]: readonly Place[]): boolean {
  if (first === undefined) return false;
  return second === undefined || first.population >= obviousRatio * second.population;
}

function obvious(place: Place): ResolvedWords {
  return { places: [place], isObvious: true };
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
