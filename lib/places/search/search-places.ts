import { withoutArticle } from '../gazetteer/fold-name.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { placesOfOtherName, placesOfOtherPrefix } from '../gazetteer/other-names.ts';
import type { Place } from '../gazetteer/place.ts';
import { departmentCodeOf, wholeCityCodes } from '../gazetteer/postal-code.ts';
import type { RankedNames } from '../gazetteer/ranked-names.ts';
import type { PlaceWords } from './read-words.ts';
import { spellingsOf } from './spellings.ts';

/** One way to read what was typed: what a place must have, all of it. */
export type Reading = {
  /** Spellings of one folded name; empty for any name. */
  names: readonly string[];
  number: string | null;
  /** One of these is the place, or it lies in one of them; `null` for anywhere. */
  within: readonly Place[] | null;
};

/** How a name matches what was typed. */
export type MatchKind = 'exact' | 'prefix' | 'word-prefix';

/** Another name is found by its beginning from this many letters on. */
const minOtherName = 3;

/**
 * The places whose name matches in one way: regions, departments, those also called so (« Picardie », « PACA »),
 * communes; each by population. A place may come twice.
 */
export function* placesByName(
  places: Gazetteer,
  reading: Reading,
  kind: MatchKind,
): Generator<Place> {
  for (const place of territoriesByName(places, reading.names, kind)) {
    if (isAccepted(places, place, reading)) yield places.preferred(place);
  }
  for (const row of rowsByName(places.communeNames, reading.names, kind)) {
    const commune = places.communes.at(row);
    if (isAccepted(places, commune, reading)) yield places.preferred(commune);
  }
}

/** The places whose name begins with the words and has more: Évry-Courcouronnes for « Évry ». */
export function placesByLongerName(places: Gazetteer, reading: Reading): Generator<Place> {
  const names = reading.names.map((name) => `${name} `);
  return placesByName(places, { ...reading, names }, 'prefix');
}

/** The communes that have had a matching name, or of which a part has: « Juillaguet ». */
export function* placesByFormerName(
  places: Gazetteer,
  reading: Reading,
  kind: 'exact' | 'prefix',
): Generator<Place> {
  for (const index of rowsByName(places.formerNames, reading.names, kind)) {
    const commune = places.communes.at(places.rowOfFormer(index));
    if (isAccepted(places, commune, reading)) yield places.preferred(commune);
  }
}

/** The places that were called, or are also called, by a name that begins so: « juilla », « picard ». */
export function* placesByOtherPrefix(places: Gazetteer, reading: Reading): Generator<Place> {
  const { names } = reading;
  if ((names[0] ?? '').length < minOtherName) return;
  for (const place of names.flatMap((name) => [...placesOfOtherPrefix(places, name)])) {
    if (isAccepted(places, place, reading)) yield places.preferred(place);
  }
  yield* placesByFormerName(places, reading, 'prefix');
}

/** The places of a number: departments, then communes by their postal codes. */
export function* placesByNumber(places: Gazetteer, number: string): Generator<Place> {
  yield* departmentsOfNumber(places, number);
  const rows = places.rowsOfPostalPrefix(number);
  for (const row of rows) yield places.preferred(places.communes.at(row));
  if (rows.length > 0 || number.length < 5) return;
  // A code of CEDEX, which is in no list.
  const department = places.departmentByCode(departmentCodeOf(number));
  if (department !== null) yield places.preferred(department);
}

/** A commune of one word and fewer people is rather part of another name: « Val » of « Val Thorens ». */
const minPeople = 10_000;

/**
 * The places that words begin or end with, by the longest such part, when the rest is not known: « Lyon Part-Dieu »,
 * « cabinet médical Rennes », « Brest ou Quimper ».
 */
export function placesOfPart(places: Gazetteer, { name }: PlaceWords): Place[] {
  const words = name.split(' ');
  for (let size = words.length - 1; size > 0; size -= 1) {
    const parts = [words.slice(0, size), words.slice(-size)].map((part) => part.join(' '));
    const found = parts.flatMap((part) => {
      const reading = { names: spellingsOf(part), number: null, within: null };
      const isOneWord = !withoutArticle(part).includes(' ');
      return [...placesByName(places, reading, 'exact')].filter(
        ({ kind, population }) => kind !== 'commune' || !isOneWord || population >= minPeople,
      );
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** The departments of a number: one, but for 20, 97 and 98. */
export function departmentsOfNumber(places: Gazetteer, number: string): Place[] {
  return places.territories
    .filter(({ kind, code }) => kind === 'department' && numbersOf(code).includes(number))
    .map((department) => places.preferred(department));
}

/** What a department is called by number: those of Corsica were 20 once, those overseas begin with 97 or 98. */
function numbersOf(code: string): string[] {
  if (/^2[AB]$/.test(code)) return [code.toLowerCase(), '20'];
  return code.length === 3 ? [code, code.slice(0, 2)] : [code];
}

function territoriesByName(
  places: Gazetteer,
  names: readonly string[],
  kind: MatchKind,
): readonly Place[] {
  if (kind === 'exact') {
    return names.flatMap((name) => [
      ...places.territoriesOf(name),
      ...placesOfOtherName(places, name),
    ]);
  }
  return places.territories.filter(({ slug }) => {
    const folded = slug.replaceAll('-', ' ');
    const bare = withoutArticle(folded);
    return names.some((name) =>
      kind === 'prefix'
        ? folded.startsWith(name) || bare.startsWith(name)
        : folded.includes(` ${name}`),
    );
  });
}

/** The rows of all spellings, in the order of rank. */
function rowsByName(
  ranked: RankedNames,
  names: readonly string[],
  kind: MatchKind,
): Iterable<number> {
  return names.map((name) => rowsOfName(ranked, name, kind)).reduce(merge, []);
}

function rowsOfName(ranked: RankedNames, name: string, kind: MatchKind): Iterable<number> {
  switch (kind) {
    case 'exact':
      return ranked.exact(name);
    case 'prefix':
      return ranked.prefixed(name);
    case 'word-prefix':
      return ranked.wordPrefixed(name);
  }
}

/** Two rising sequences as one. */
function* merge(first: Iterable<number>, second: Iterable<number>): Generator<number> {
  const [ofFirst, ofSecond] = [first[Symbol.iterator](), second[Symbol.iterator]()];
  let [a, b] = [ofFirst.next(), ofSecond.next()];
  while (!a.done || !b.done) {
    if (!a.done && (b.done || a.value <= b.value)) {
      yield a.value;
      a = ofFirst.next();
    } else if (!b.done) {
      yield b.value;
      b = ofSecond.next();
    }
  }
}

function isAccepted(places: Gazetteer, place: Place, { number, within }: Reading): boolean {
  if (number !== null && !hasNumber(places, place, number)) return false;
  return within === null || within.some((area) => isWithin(place, area));
}

/** Whether a place is an area or lies in it. */
export function isWithin(place: Place, area: Place): boolean {
  if (place.slug === area.slug) return true;
  if (place.kind === 'region') return false;
  const department = place.kind === 'commune' ? place.department : place;
  const around = area.kind === 'region' ? department.region : department;
  return around?.slug === area.slug;
}

/** Whether a number typed beside a name can be that of a place: « Villepinte (93) », « Brest 29200 ». */
function hasNumber(places: Gazetteer, place: Place, number: string): boolean {
  if (place.kind === 'region') return false;
  if (place.kind === 'department') return place.code.toLowerCase() === number;
  const { department, postalCodes, code } = place;
  if (department.code.toLowerCase() === number || wholeCityCodes[number] === code) return true;
  if (number.length === 5 && places.rowsOfPostalCode(number).length === 0) {
    return departmentCodeOf(number) === department.code;
  }
  return postalCodes.some((postalCode) => postalCode.startsWith(number));
}
