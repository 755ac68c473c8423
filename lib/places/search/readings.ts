import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { placesOfOtherName } from '../gazetteer/other-names.ts';
import { isWholeNumber } from '../gazetteer/postal-code.ts';
import { isCountry, isLead, type PlaceWords, withoutLead, withoutLink } from './read-words.ts';
import { placesByName, type Reading, readPart } from './search-places.ts';
import { spellingsOf } from './spellings.ts';

/** No name of a department or region has more words: « Provence-Alpes-Côte d’Azur ». */
const maxTerritoryWords = 5;

/**
 * The ways to read words, the likeliest first. As one place: as they are; with the department, region or country behind
 * the name as where it is; each without what stands before the name, « autour de ». Then by its parts, all of which
 * count together: each with the number, « 12 rue de la Paix, 75002 Paris »; else the number and each part, which are
 * all that is known of « 34280 Carnon », « Brest (Morbihan) » and « Lyon, Villeurbanne ».
 */
export function* readingsOf(
  places: Gazetteer,
  { name, parts, number }: PlaceWords,
): Generator<Reading[]> {
  const numberAlone = { names: [], number, within: null, isPart: true };
  if (name === '') return yield [numberAlone];
  const ofPlace = ({ name, within }: Located) => {
    return { names: spellingsOf(name), number, within, isPart: false };
  };
  const located: Located[] = [];
  for (const one of locate(places, { name, within: null })) {
    located.push(one);
    const reading = ofPlace(one);
    // « Ville de Vienne » does not mean a commune of Vienne whose name begins with « Ville ».
    if (one.within === null || !isLead(one.name) || isExact(places, reading)) yield [reading];
  }
  for (const { name, within } of located) {
    const bare = withoutLead(name);
    if (bare !== name) yield [ofPlace({ name: bare, within })];
  }
  if (number !== null) yield parts.map((part) => readPart(part, number));
  const known = number !== null && isWholeNumber(number) ? [numberAlone] : [];
  yield [...known, ...parts.map((part) => readPart(part, null))];
}

function isExact(places: Gazetteer, reading: Reading): boolean {
  return placesByName(places, reading, 'exact').next().done !== true;
}

type Located = Pick<Reading, 'within'> & { name: string };

/** « nantes loire atlantique » is that, then « nantes » in that department. */
function* locate(places: Gazetteer, whole: Located): Generator<Located> {
  yield whole;
  const words = whole.name.split(' ');
  for (let at = Math.max(1, words.length - maxTerritoryWords); at < words.length; at += 1) {
    const name = withoutLink(words.slice(0, at).join(' '));
    const tail = words.slice(at).join(' ');
    if (name === '') continue;
    if (isCountry(tail)) return yield* locate(places, { name, within: whole.within });
    const within = [...places.territoriesOf(tail), ...placesOfOtherName(places, tail)];
    if (within.length > 0) return yield* locate(places, { name, within });
  }
}
