import { withoutArticle } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Department, Place, Region } from './place.ts';
import { departmentCodeOf, wholeCityCodes } from './postal-code.ts';
import type { RankedNames } from './ranked-names.ts';
import type { PlaceWords } from './read-words.ts';

/** How a name matches what was typed. */
export type MatchKind = 'exact' | 'prefix' | 'word-prefix';

/** What regions are called for short. */
const regionsByShortName = new Map([
  ['ara', 'auvergne-rhone-alpes'],
  ['aura', 'auvergne-rhone-alpes'],
  ['bfc', 'bourgogne-franche-comte'],
  ['cvl', 'centre-val-de-loire'],
  ['hdf', 'hauts-de-france'],
  ['idf', 'ile-de-france'],
  ['paca', 'provence-alpes-cote-d-azur'],
  ['pdl', 'pays-de-la-loire'],
]);

/**
 * The places whose name matches in one way: regions, departments, communes, each by population. A
 * place may come twice.
 */
export function* placesByName(
  places: Gazetteer,
  { names, number }: PlaceWords,
  kind: MatchKind,
): Generator<Place> {
  const accepts = (place: Place) => number === null || hasNumber(places, place, number);
  for (const place of places.territories) {
    if (names.some((name) => isMatch(place, name, kind)) && accepts(place)) {
      yield places.preferred(place);
    }
  }
  for (const row of rowsByName(places.communeNames, names, kind)) {
    const commune = places.communes.at(row);
    if (accepts(commune)) yield places.preferred(commune);
  }
}

/** The communes that a delegated or associated commune of a matching name is part of. */
export function* placesByFormerName(
  places: Gazetteer,
  { names, number }: PlaceWords,
  kind: MatchKind,
): Generator<Place> {
  for (const index of rowsByName(places.formerNames, names, kind)) {
    const commune = places.communes.at(places.rowOfFormer(index));
    if (number === null || hasNumber(places, commune, number)) yield places.preferred(commune);
  }
}

/** The places of a number: departments, then communes by their postal codes. */
export function* placesByNumber(places: Gazetteer, number: string): Generator<Place> {
  for (const department of departmentsOfNumber(places, number)) yield places.preferred(department);
  const rows = places.rowsOfPostalPrefix(number);
  for (const row of rows) yield places.preferred(places.communes.at(row));
  if (rows.length > 0 || number.length < 5) return;
  // A code of CEDEX, which is in no list.
  const department = places.departmentByCode(departmentCodeOf(number));
  if (department !== null) yield places.preferred(department);
}

function departmentsOfNumber(places: Gazetteer, number: string): (Region | Department)[] {
  return places.territories.filter(
    ({ kind, code }) => kind === 'department' && numbersOf(code).includes(number),
  );
}

/** What a department is called by number: those of Corsica were 20 once, those overseas begin with 97 or 98. */
function numbersOf(code: string): string[] {
  if (/^2[AB]$/.test(code)) return [code.toLowerCase(), '20'];
  return code.length === 3 ? [code, code.slice(0, 2)] : [code];
}

function isMatch({ kind, slug }: Region | Department, name: string, match: MatchKind): boolean {
  const folded = slug.replaceAll('-', ' ');
  const bare = withoutArticle(folded);
  switch (match) {
    case 'exact':
      return (
        folded === name ||
        bare === name ||
        (kind === 'region' && regionsByShortName.get(name) === slug)
      );
    case 'prefix':
      return folded.startsWith(name) || bare.startsWith(name);
    case 'word-prefix':
      return folded.includes(` ${name}`);
  }
}

/** The rows of each spelling, in the order of rank. */
function rowsByName(
  ranked: RankedNames,
  names: readonly string[],
  kind: MatchKind,
): Iterable<number> {
  const [first = [], second = []] = names.map((name) => rowsOfName(ranked, name, kind));
  return merge(first, second);
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
