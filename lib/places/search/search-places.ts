import { gazetteer } from '../gazetteer/gazetteer.ts';
import { type Match, withoutArticle } from '../gazetteer/names.ts';
import { isFarLarger, type Place } from '../gazetteer/place.ts';
import { departmentCodeOf, isWholeNumber, wholeCityCodes } from '../gazetteer/postal-code.ts';
import {
  isCountry,
  isLead,
  type PlaceWords,
  spellingsOf,
  withoutLead,
  withoutLink,
} from './read-words.ts';

/** One way to read what was typed: a place must match all of it. */
export type Reading = {
  /** Spellings of one folded name; empty for any name. */
  names: readonly string[];
  number: string | null;
  /** One of these is the place, or it lies in one of them; `null` for anywhere. */
  within: readonly Place[] | null;
  /** Whether it is a part of the words: then a place must have the whole name. */
  isPart: boolean;
  /** Whether the names have a slip less than what was typed. */
  isGuess?: boolean;
};

type Located = Pick<Reading, 'within'> & { name: string };

/** No name of a department or region has more words: « Provence-Alpes-Côte d’Azur ». */
const maxTerritoryWords = 5;

/**
 * The ways to read words, the likeliest first. As one place: as they are; in the department, region or country behind
 * the name; each without words before it, « autour de ». Then by their parts, which count together: each with the
 * number, « 12 rue de la Paix, 75002 Paris »; as one place without a slip, if `guesses`; else the number and each part,
 * « Brest (Morbihan) ».
 */
export function* readingsOf(
  { name, parts, number }: PlaceWords,
  guesses = false,
): Generator<Reading[]> {
  const numberAlone = { names: [], number, within: null, isPart: true };
  if (name === '') return yield [numberAlone];
  const ofPlace = ({ name, within }: Located) => {
    return { names: spellingsOf(name), number, within, isPart: false };
  };
  const located: Located[] = [];
  for (const one of locate({ name, within: null })) {
    located.push(one);
    const reading = ofPlace(one);
    // « Ville de Vienne » does not mean a commune of Vienne whose name begins with « Ville ».
    if (one.within === null || !isLead(one.name) || placesOf(reading, 'exact').next().value) {
      yield [reading];
    }
  }
  for (const { name, within } of located) {
    const bare = withoutLead(name);
    if (bare !== name) yield [ofPlace({ name: bare, within })];
  }
  if (number !== null) yield parts.map((part) => readPart(part, number));
  if (guesses) yield* located.flatMap((one) => guess(one, number));
  const known = number !== null && isWholeNumber(number) ? [numberAlone] : [];
  yield [...known, ...parts.map((part) => readPart(part, null))];
}

/** Shorter names have too many others near them. */
const minGuess = 4;

function guess({ name, within }: Located, number: string | null): Reading[][] {
  const typed = spellingsOf(withoutLead(name)).filter((one) => one.length >= minGuess);
  if (placesNamed(typed, 'exact').next().value) return [];
  const { communeNames, territoryNames } = gazetteer();
  const names = typed.flatMap((one) => [
    ...territoryNames.slipsOf(one),
    ...communeNames.slipsOf(one),
  ]);
  return names.length > 0 ? [[{ names, number, within, isPart: true, isGuess: true }]] : [];
}

/** « nantes loire atlantique » is that, then « nantes » in that department. */
function* locate(whole: Located): Generator<Located> {
  yield whole;
  const words = whole.name.split(' ');
  for (let at = Math.max(1, words.length - maxTerritoryWords); at < words.length; at += 1) {
    const name = withoutLink(words.slice(0, at).join(' '));
    const tail = words.slice(at).join(' ');
    if (name === '') continue;
    if (isCountry(tail)) return yield* locate({ name, within: whole.within });
    const within = territoriesOf(tail);
    if (within.length > 0) return yield* locate({ name, within });
  }
}

function territoriesOf(name: string): Place[] {
  return [...gazetteer().territoriesOf(name), ...gazetteer().placesOfOtherName(name)];
}

/** The reading of a part of what was typed, with the number beside it. */
function readPart(part: string, number: string | null): Reading {
  return { names: spellingsOf(part), number, within: null, isPart: true };
}

/** Which names match: names of today, former ones, or the beginnings of former and other names. */
type NameMatch = Match | 'former' | 'other-prefix';

/** The places of a reading whose name matches in one way, each kind by population. A place may come twice. */
export function* placesOf({ names, number, within }: Reading, match: NameMatch): Generator<Place> {
  for (const place of placesNamed(names, match)) {
    const hasIt = number === null || hasNumber(place, number);
    if (hasIt && isWithin(place, within)) yield gazetteer().preferred(place);
  }
}

/** Another name is found by its beginning from this many letters on. */
const minOtherName = 3;

/** Regions, departments, those also called so (« Picardie », « PACA »), communes. */
function* placesNamed(names: readonly string[], match: NameMatch): Generator<Place> {
  const { territoryNames, communeNames, formerNames, placesOfOtherPrefix } = gazetteer();
  if (match === 'former') return yield* formerNames.find(names, 'exact');
  if (match === 'other-prefix') {
    if ((names[0] ?? '').length < minOtherName) return;
    yield* names.flatMap(placesOfOtherPrefix);
    return yield* formerNames.find(names, 'prefix');
  }
  yield* match === 'exact' ? names.flatMap(territoriesOf) : territoryNames.find(names, match);
  yield* communeNames.find(names, match);
}

/** Whether a place is one of these areas or lies in one; always for `null`. */
export function isWithin(place: Place, areas: readonly Place[] | null): boolean {
  if (areas === null) return true;
  const department = place.kind === 'commune' ? place.department : place;
  const region = department.kind === 'department' ? department.region : null;
  return areas.some((area) => area === place || area === department || area === region);
}

/** Whether a number typed beside a name can be that of a place: « Villepinte (93) », « Brest 29200 ». */
function hasNumber(place: Place, number: string): boolean {
  if (place.kind === 'region') return false;
  if (place.kind === 'department') return place.code.toLowerCase() === number;
  const { department, postalCodes, code } = place;
  if (department.code.toLowerCase() === number || wholeCityCodes[number] === code) return true;
  if (isOfCedex(number)) return departmentCodeOf(number) === department.code;
  return postalCodes.some((one) => one.startsWith(number) || one === `0${number}`);
}

/** Whether a number is a postal code in no list, as of CEDEX. */
function isOfCedex(number: string): boolean {
  return number.length === 5 && gazetteer().communesOf(number).length === 0;
}

/** The departments of a number: one, but for 20 (Corsica, once), 97 and 98 (overseas). */
export function departmentsOfNumber(number: string): Place[] {
  const { departments, preferred } = gazetteer();
  return departments
    .filter(({ code }) =>
      [code.toLowerCase(), code.replace(/^2[AB]$/, '20').slice(0, 2)].includes(number),
    )
    .map(preferred);
}

/** The communes with a postal code that begins so, or lost its zero; for one of CEDEX, its department. */
export function placesOfPostalCode(number: string): Place[] {
  const { communesOf, communesOfPrefix, departmentByCode, preferred } = gazetteer();
  const department = isOfCedex(number) ? departmentByCode(departmentCodeOf(number)) : null;
  const others = department ? [department] : communesOf(`0${number}`);
  return [...communesOfPrefix(number), ...others].map(preferred);
}

/** No name has more words: « Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson ». */
const maxNameWords = 8;

/** A commune of one word and fewer people is rather part of another name: « Val » of « Val Thorens ». */
const minPeople = 10_000;

/**
 * The places of the longest known part that a name begins or ends with: « Lyon Part-Dieu », « Brest ou Quimper ». With a
 * number, which says that it is a place, of all of the name too, and what the part alone begins: « Roissy CDG ».
 */
export function placesOfPart(name: string, number: string | null = null): Place[] {
  const words = name.split(' ');
  const most = number === null ? words.length - 1 : words.length;
  for (let size = Math.min(most, maxNameWords); size > 0; size -= 1) {
    const parts = [words.slice(0, size), words.slice(-size)].map((part) => part.join(' '));
    const found = parts.flatMap((part) => {
      const reading = readPart(part, number);
      if (number !== null) return [...placesOf(reading, 'exact'), ...onlyLonger(reading)];
      const isOneWord = !withoutArticle(part).includes(' ');
      return [...placesOf(reading, 'exact')].filter(
        ({ kind, population }) => kind !== 'commune' || !isOneWord || population >= minPeople,
      );
    });
    if (found.length > 0) return found;
  }
  return [];
}

function onlyLonger(reading: Reading): Place[] {
  const isVague = reading.names.every((name) => isLead(name) || /^saint\w*$/.test(name));
  const [only, second] = isVague ? [] : placesOf(reading, 'longer');
  return only && (second === undefined || isFarLarger(only, second)) ? [only] : [];
}
