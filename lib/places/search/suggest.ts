import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { readPlaceWords } from './read-words.ts';
import { readingsOf, readingsOfParts } from './readings.ts';
import {
  placesByFormerName,
  placesByLongerName,
  placesByName,
  placesByNumber,
  placesByOtherPrefix,
  placesOfPart,
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
  for (const reading of readingsOf(places, words)) {
    const found = firstOf(search(places, reading), maxSuggestions);
    if (found.length > 0) return found;
  }
  for (const readings of readingsOfParts(words)) {
    const found = firstOf(searchParts(places, readings), maxSuggestions);
    if (found.length > 0) return found;
  }
  return firstOf(placesOfPart(places, words), maxSuggestions);
}

function* search(places: Gazetteer, reading: Reading): Generator<Place> {
  const { names, number } = reading;
  if (names.length === 0) {
    if (number !== null) yield* placesByNumber(places, number);
    return;
  }
  const current = firstOf(placesByName(places, reading, 'exact'), maxSuggestions);
  const former = firstOf(placesByFormerName(places, reading, 'exact'), maxSuggestions);
  yield* current;
  if (current.length === 0 && former.length > 0) {
    yield* placesByLongerName(places, reading);
    yield* former;
  }
  yield* placesByName(places, reading, 'prefix');
  yield* former;
  yield* placesByName(places, reading, 'word-prefix');
  yield* placesByOtherPrefix(places, reading);
}

/** The places of a number leave room for those of the names beside it. */
function searchParts(places: Gazetteer, readings: readonly Reading[]): Place[] {
  const byNumber = readings.filter(({ names }) => names.length === 0);
  const named = firstOf(
    readings.flatMap((reading) => [
      ...placesByName(places, reading, 'exact'),
      ...placesByFormerName(places, reading, 'exact'),
    ]),
    maxSuggestions - byNumber.length,
  );
  const [number] = byNumber;
  if (number === undefined) return named;
  return [...firstOf(search(places, number), maxSuggestions - named.length), ...named];
}

/** The first different places. */
export function firstOf(found: Iterable<Place>, most: number): Place[] {
  const bySlug = new Map<string, Place>();
  for (const place of found) {
    if (!bySlug.has(place.slug)) bySlug.set(place.slug, place);
    if (bySlug.size === most) break;
  }
  return [...bySlug.values()];
}
