import { withoutArticle } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';
import { type PlaceWords, readPlaceWords } from './read-words.ts';
import { placesByFormerName, placesByName, placesByNumber } from './search-places.ts';

/** How many places are suggested. */
const maxSuggestions = 7;

/** A former name is suggested from this many letters on. */
const minFormerName = 3;

/**
 * The places to suggest for what was typed so far: exact names before those that begin so, those before
 * names with a word that begins so; in each, regions before departments before communes, by population.
 * Never by population alone: « Mer » is a town.
 */
export function suggestPlaces(places: Gazetteer, typed: string): Place[] {
  const words = readPlaceWords(typed);
  if (words === null) return [];
  for (const attempt of attempts(words)) {
    const found = firstOf(search(places, attempt), maxSuggestions);
    if (found.length > 0) return found;
  }
  return [];
}

/** What to look for; the next one only if it finds nothing. */
export function attempts(words: PlaceWords): PlaceWords[] {
  const { names, number } = words;
  if (names.length === 0 || number === null) return withBareNames([words]);
  // « Paris 11 », a code with a wrong digit.
  return withBareNames([words, { names, number: null }]);
}

/** « La Sarthe » is in no list, « Sarthe » is. */
function withBareNames(words: PlaceWords[]): PlaceWords[] {
  return words.flatMap((one) => {
    const bare = one.names.map(withoutArticle);
    return bare.some((name, at) => name !== one.names[at]) ? [one, { ...one, names: bare }] : [one];
  });
}

function* search(places: Gazetteer, words: PlaceWords): Generator<Place> {
  const { names, number } = words;
  if (names.length === 0) {
    if (number !== null) yield* placesByNumber(places, number);
    return;
  }
  yield* placesByName(places, words, 'exact');
  yield* placesByFormerName(places, words, 'exact');
  yield* placesByName(places, words, 'prefix');
  yield* placesByName(places, words, 'word-prefix');
  if ((names[0] ?? '').length >= minFormerName) yield* placesByFormerName(places, words, 'prefix');
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
