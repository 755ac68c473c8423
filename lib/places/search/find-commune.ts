import { foldName, withoutArticle } from '../gazetteer/fold-name.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { isFarLarger } from '../gazetteer/is-far-larger.ts';
import type { Commune, Department } from '../gazetteer/place.ts';
import { departmentCodeOf, isWholeNumber } from '../gazetteer/postal-code.ts';
import { type PlaceWords, readPlaceWords } from './read-words.ts';
import { readingsOf, readingsOfParts } from './readings.ts';
import { isWithin, type Reading } from './search-places.ts';
import { isShortFor } from './spellings.ts';

/**
 * The commune of a postal address; `null` when nobody can tell. Town and postal code say it together:
 * two of three postal codes have several communes, and a code of CEDEX none. The town is read as what a visitor types.
 */
export function findCommune(
  places: Gazetteer,
  postalCode: string | null,
  town: string | null,
): Commune | null {
  const words = readPlaceWords(town ?? '');
  const row = findRow(places, numberOf(postalCode, words), words);
  return row === null ? null : places.communes.at(row);
}

/** The department of a postal address: of its commune, otherwise the one its postal code begins with. */
export function findDepartment(
  places: Gazetteer,
  postalCode: string | null,
  town: string | null,
): Department | null {
  const commune = findCommune(places, postalCode, town);
  if (commune !== null) return commune.department;
  const departments = departmentsOf(places, numberOf(postalCode, readPlaceWords(town ?? '')));
  return departments.length === 1 ? places.departmentByCode(departments[0] ?? '') : null;
}

/** The postal code, otherwise the number beside the town: « 29000 Quimper », « Quimper (29) »; empty without. */
function numberOf(postalCode: string | null, words: PlaceWords | null): string {
  const code = (postalCode ?? '').replace(/[\s.-]|\bcedex\b.*|\bfr?(?=[\s-]*\d)/gi, '');
  if (/^\d{5}$/.test(code)) return code;
  const number = words?.number ?? '';
  return isWholeNumber(number) ? number.toUpperCase() : '';
}

function findRow(places: Gazetteer, number: string, words: PlaceWords | null): number | null {
  const served = places.rowsOfPostalCode(number);
  const onlyServed = onlyOne(served);
  if (words === null || words.name === '') return onlyServed;
  const readings: Reading[] = [];
  for (const reading of townReadings(places, words)) {
    const match = bestMatch(places, served, reading);
    if (match !== null) return match;
    readings.push(reading);
  }
  for (const reading of readings) {
    const rows = rowsOfTown(places, number, reading);
    if (rows.length > 0) return onlyOne(rows) ?? onlyServed;
  }
  return onlyServed;
}

function* townReadings(places: Gazetteer, words: PlaceWords): Generator<Reading> {
  yield* readingsOf(places, words);
  yield* readingsOfParts(words).flat();
}

type Candidate = { row: number; name: string };

/** The commune of a name among those that a postal code serves. */
function bestMatch(
  places: Gazetteer,
  served: readonly number[],
  { names }: Reading,
): number | null {
  const candidates = served.map((row) => ({ row, name: foldName(places.communes.nameOf(row)) }));
  const bare = names.map(withoutArticle);
  const matches: ((candidate: Candidate) => boolean)[] = [
    ({ name }) => names.includes(name),
    ({ name }) => bare.includes(withoutArticle(name)),
    ({ row }) => names.some((name) => rowsOfFormer(places, name).includes(row)),
    // « Château-Chinon » for « Château-Chinon (Ville) »: the larger one.
    ({ row }) => names.includes(foldName(places.communes.nameOf(row).split(' (', 1).join())),
  ];
  for (const isMatch of matches) {
    const match = candidates.find(isMatch);
    if (match !== undefined) return match.row;
  }
  // « Aix en Pce »
  const short = candidates.filter(({ name }) => names.some((words) => isShortFor(words, name)));
  return onlyOne(short.map(({ row }) => row));
}

/**
 * The communes of a name in the departments of a number, otherwise those that had it once. Without a number these
 * may be meant too, unless they are far smaller: « Évry » is in Yonne, and was in Essonne.
 */
function rowsOfTown(places: Gazetteer, number: string, { names, within }: Reading): number[] {
  const departments = departmentsOf(places, number);
  const isNear = (row: number) =>
    (number === '' || departments.includes(places.communes.departmentOf(row))) &&
    (within === null || within.some((area) => isWithin(places.communes.at(row), area)));
  const current = names.flatMap((name) => [...places.communeNames.exact(name)]).filter(isNear);
  if (current.length > 0 && number !== '') return current;
  const former = names.flatMap((name) => rowsOfFormer(places, name)).filter(isNear);
  const [first] = current.map((row) => places.communes.at(row));
  if (first === undefined) return former;
  return [...current, ...former.filter((row) => !isFarLarger(first, places.communes.at(row)))];
}

function rowsOfFormer(places: Gazetteer, name: string): number[] {
  return [...places.formerNames.exact(name)].map((index) => places.rowOfFormer(index));
}

function onlyOne(rows: readonly number[]): number | null {
  const [row, ...others] = new Set(rows);
  return row !== undefined && others.length === 0 ? row : null;
}

/** The codes of the departments of the communes that a postal code serves, or of the one it begins with. */
function departmentsOf(places: Gazetteer, number: string): string[] {
  const served = places.rowsOfPostalCode(number);
  if (served.length === 0) return [departmentCodeOf(number)];
  return [...new Set(served.map((row) => places.communes.departmentOf(row)))];
}
