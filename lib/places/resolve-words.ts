import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';
import { type PlaceWords, readPlaceWords } from './read-words.ts';
import { placesByFormerName, placesByName, placesByNumber } from './search-places.ts';
import { attempts, firstOf } from './suggest.ts';

/** What words for a place come to. */
export type ResolvedWords =
  | { kind: 'place'; place: Place }
  /** Several places, the likeliest first. */
  | { kind: 'choice'; places: Place[] }
  | { kind: 'unknown' };

/** The longest choice: no postal code and few names have more places. */
const maxChoices = 60;

const arrondissementName = /^(paris|lyon|marseille) (\d{1,2})(?:er|e|eme)?(?: |$)/;

/** With this many times the people of the next, a place is what is meant. */
const obviousRatio = 50;

/**
 * Resolves words to a place, as a form without JavaScript sends them: « Quimper », « 29000 »,
 * « Cote d Or », a slug. It is a place when that is obvious, otherwise a choice.
 */
export function resolvePlaceWords(places: Gazetteer, typed: string): ResolvedWords {
  const bySlug = places.bySlug(typed);
  if (bySlug !== null) return { kind: 'place', place: places.preferred(bySlug) };
  const words = readPlaceWords(typed);
  const arrondissement = words && arrondissementOfName(places, typed);
  if (arrondissement) return { kind: 'place', place: arrondissement };
  for (const attempt of words === null ? [] : attempts(words)) {
    for (const found of searches(places, attempt)) {
      const [first, second, ...others] = firstOf(found, maxChoices);
      if (first === undefined) continue;
      if (second === undefined || first.population >= obviousRatio * second.population) {
        return { kind: 'place', place: first };
      }
      return { kind: 'choice', places: [first, second, ...others] };
    }
  }
  return { kind: 'unknown' };
}

/** One after the other, until one finds something. */
function* searches(places: Gazetteer, words: PlaceWords): Generator<Iterable<Place>> {
  const { names, number } = words;
  if (names.length > 0) {
    yield placesByName(places, words, 'exact');
    yield placesByFormerName(places, words, 'exact');
    yield placesByName(places, words, 'prefix');
    yield placesByName(places, words, 'word-prefix');
    yield placesByFormerName(places, words, 'prefix');
  } else if (number !== null) {
    yield arrondissementsOf(places, number);
    yield departmentOf(places, number);
    yield placesByNumber(places, number);
  }
}

/** The arrondissement of a postal code: a point of its own, where its city has one for all. */
function arrondissementsOf({ arrondissements }: Gazetteer, number: string): Place[] {
  return arrondissements
    .map(({ place }) => place)
    .filter(({ postalCodes }) => postalCodes.includes(number));
}

/** « Paris 11 », « Lyon 3e (69) », « Marseille 1er arrondissement ». */
function arrondissementOfName({ arrondissements }: Gazetteer, typed: string): Place | undefined {
  const [, city, digits] = arrondissementName.exec(foldName(typed)) ?? [];
  const ordinal = `${Number(digits)}${Number(digits) === 1 ? 'er' : 'e'}`;
  return arrondissements
    .map(({ place }) => place)
    .find(({ name }) => foldName(name) === `${city} ${ordinal}`);
}

function departmentOf(places: Gazetteer, number: string): Place[] {
  const department = places.departmentByCode(number.toUpperCase());
  return department === null ? [] : [places.preferred(department)];
}
