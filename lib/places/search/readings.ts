import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { placesOfOtherName } from '../gazetteer/other-names.ts';
import type { Place } from '../gazetteer/place.ts';
import { isWholeNumber } from '../gazetteer/postal-code.ts';
import { isCountry, isLead, type PlaceWords, withoutLead, withoutLink } from './read-words.ts';
import { placesByName, type Reading } from './search-places.ts';
import { spellingsOf } from './spellings.ts';

/** No name of a department or region has more words: « Provence-Alpes-Côte d’Azur ». */
const maxTerritoryWords = 5;

/**
 * The ways to read words as one place, the likeliest first: as they are; with the department, region or country
 * behind the name as where it is; then each without what stands before the name, « autour de ».
 */
export function* readingsOf(places: Gazetteer, words: PlaceWords): Generator<Reading> {
  const { name, number } = words;
  if (name === '') return yield { names: [], number, within: null };
  const located: Located[] = [];
  for (
    let one: Located | null = { name, within: null };
    one !== null;
    one = withinTerritory(places, one)
  ) {
    located.push(one);
    const reading = { names: spellingsOf(one.name), number, within: one.within };
    // « Ville de Vienne » does not mean a commune of Vienne whose name begins with « Ville ».
    if (one.within === null || !isLead(one.name) || hasExact(places, reading)) yield reading;
  }
  for (const { name, within } of located) {
    const bare = withoutLead(name);
    if (bare !== name) yield { names: spellingsOf(bare), number, within };
  }
}

/**
 * Readings of parts of words that have none as one place, each to be found by its whole name: each part with the
 * number, « 12 rue de la Paix, 75002 Paris »; else the number and each part, which are all that is known of
 * « 34280 Carnon », « Brest (Morbihan) » and « Lyon, Villeurbanne ».
 */
export function readingsOfParts({ name, parts, number }: PlaceWords): Reading[][] {
  if (name === '') return [];
  const named = (number: string | null) =>
    parts.map((part) => ({ names: spellingsOf(part), number, within: null }));
  const alone = number !== null && isWholeNumber(number);
  return [
    number === null ? [] : named(number),
    [...(alone ? [{ names: [], number, within: null }] : []), ...named(null)],
  ];
}

function hasExact(places: Gazetteer, reading: Reading): boolean {
  return placesByName(places, reading, 'exact').next().done !== true;
}

type Located = { name: string; within: readonly Place[] | null };

/** « nantes loire atlantique » is « nantes » in that department; `null` without a territory at the end. */
function withinTerritory(places: Gazetteer, { name, within }: Located): Located | null {
  const words = name.split(' ');
  for (let at = Math.max(1, words.length - maxTerritoryWords); at < words.length; at += 1) {
    const head = withoutLink(words.slice(0, at).join(' '));
    const tail = words.slice(at).join(' ');
    if (head === '') continue;
    if (isCountry(tail)) return { name: head, within };
    const territories = [...places.territoriesOf(tail), ...placesOfOtherName(places, tail)];
    if (territories.length > 0) return { name: head, within: territories };
  }
  return null;
}
