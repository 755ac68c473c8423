import { foldName, withoutArticle } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Commune, Department } from './place.ts';
import { departmentCodeOf } from './postal-code.ts';
import { readTown } from './read-words.ts';

/**
 * The commune of a postal address; `null` when nobody can tell. Town and postal code say it together:
 * two of three postal codes have several communes, and a code of CEDEX none.
 */
export function findCommune(
  places: Gazetteer,
  postalCode: string | null,
  town: string | null,
): Commune | null {
  const row = findRow(places, postalCodeIn(postalCode), readTown(town ?? ''));
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
  const departments = departmentsOf(places, postalCodeIn(postalCode));
  return departments.length === 1 ? places.departmentByCode(departments[0] ?? '') : null;
}

function postalCodeIn(text: string | null): string {
  const code = (text ?? '').replace(/\s/g, '');
  return /^\d{5}$/.test(code) ? code : '';
}

function findRow(places: Gazetteer, postalCode: string, town: string): number | null {
  const served = places.rowsOfPostalCode(postalCode);
  const [onlyServed] = served.length === 1 ? served : [];
  if (town === '') return onlyServed ?? null;
  const amongServed = bestMatch(places, served, town);
  if (amongServed !== null) return amongServed;
  const named = rowsOfTown(places, town);
  if (postalCode === '') return onlyOne(named);
  const departments = departmentsOf(places, postalCode);
  const near = named.filter((row) => departments.includes(places.communes.departmentOf(row)));
  return onlyOne(near) ?? onlyServed ?? null;
}

/** The commune of a name among those that a postal code serves. */
function bestMatch(places: Gazetteer, served: readonly number[], town: string): number | null {
  const bare = withoutArticle(town);
  const candidates = served.map((row) => ({ row, name: places.communes.nameOf(row) }));
  const matches: ((candidate: { row: number; name: string }) => boolean)[] = [
    ({ name }) => foldName(name) === town,
    ({ name }) => withoutArticle(foldName(name)) === bare,
    ({ row }) => rowsOfFormer(places, town).includes(row),
    // « Château-Chinon » for « Château-Chinon (Ville) »: the larger one.
    ({ name }) => foldName(name.split(' (', 1).join()) === town,
  ];
  for (const isMatch of matches) {
    const match = candidates.find(isMatch);
    if (match !== undefined) return match.row;
  }
  return null;
}

/** The communes of a name wherever they are, otherwise those a former commune of that name is part of. */
function rowsOfTown(places: Gazetteer, town: string): number[] {
  const rows = [...places.communeNames.exact(town)];
  return rows.length > 0 ? rows : rowsOfFormer(places, town);
}

function rowsOfFormer(places: Gazetteer, town: string): number[] {
  return [...places.formerNames.exact(town)].map((index) => places.rowOfFormer(index));
}

function onlyOne(rows: readonly number[]): number | null {
  const [row, ...others] = new Set(rows);
  return row !== undefined && others.length === 0 ? row : null;
}

/** The codes of the departments of the communes that a postal code serves, or of the one it begins with. */
function departmentsOf(places: Gazetteer, postalCode: string): string[] {
  const served = places.rowsOfPostalCode(postalCode);
  if (served.length === 0) return [departmentCodeOf(postalCode)];
  return [...new Set(served.map((row) => places.communes.departmentOf(row)))];
}
