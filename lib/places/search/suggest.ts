import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { readPlaceWords } from './read-words.ts';
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
