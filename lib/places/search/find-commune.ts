import type { Coordinates } from '../coordinates.ts';
import { distanceInKm } from '../gazetteer/distance.ts';
import { gazetteer } from '../gazetteer/gazetteer.ts';
import { foldName, withoutArticle } from '../gazetteer/names.ts';
import { type Commune, type Department, foldedNameOf, isFarLarger } from '../gazetteer/place.ts';
import {
  countryOf,
  departmentCodeOf,
  isInTerritory,
  isWholeNumber,
} from '../gazetteer/postal-code.ts';
import { isShortFor, type PlaceWords, readPlaceWords } from './read-words.ts';
import { isWithin, placesOfPart, type Reading, readingsOf } from './search-places.ts';

/** The commune of a postal address; `null` when uncertain. Of the many communes of most codes the town decides. */
export function findCommune(postalCode: string | null, town: string | null): Commune | null {
  const words = readPlaceWords(town ?? '');
  const number = numberOf(postalCode && wholePostalCode(postalCode, town), words);
  return communeNamed(number, words) ?? onlyOne(gazetteer().communesOf(number));
}

function communeNamed(number: string, words: PlaceWords | null): Commune | null {
  const served = gazetteer().communesOf(number);
  for (const reading of readingsOfTown(words)) {
    const match = bestMatch(served, reading);
    if (match !== null) return match;
  }
  for (const reading of readingsOfTown(words)) {
    const communes = communesOfTown(number, reading);
    if (communes.length > 0) return onlyOne(communes);
  }
  const ofPart = number === '' ? [] : placesOfPart(words?.name ?? '', number);
  return ofPart.find((place) => place.kind === 'commune') ?? null;
}

/**
 * A postal code with the zero that a spreadsheet removed, if a commune, and the town, have it; for an INSEE code of
 * Corsica, a postal code of its commune; any other as it is.
 */
export function wholePostalCode(code: string, town: string | null): string {
  const { communeByCode, communesOf } = gazetteer();
  if (/^2[ab]\d{3}$/i.test(code)) return communeByCode(code.toUpperCase())?.postalCodes[0] ?? code;
  if (!/^\d{4}$/.test(code)) return code;
  const whole = `0${code}`;
  const [known] = town === null ? communesOf(whole) : [communeNamed(whole, readPlaceWords(town))];
  return known ? whole : code;
}

/** Kilometres: no commune of ours extends so far from its centre. */
const maxDistance = 100;

/** The position of nothing, of France for Google and for OpenStreetMap. */
const ofNoAddress = ['0.000,0.000', '46.228,2.214', '46.603,1.888'];

/** Whether coordinates can be those of an address: near its commune, else in its department or territory. */
export function isAtAddress(at: Coordinates, postalCode: string | null, town: string | null) {
  const { latitude, longitude } = at;
  const rounded = `${latitude.toFixed(3)},${longitude.toFixed(3)}`.replaceAll('-0.000', '0.000');
  if (ofNoAddress.includes(rounded)) return false;
  const commune = findCommune(postalCode, town);
  const department = commune ? null : findDepartment(postalCode, town);
  const near = commune
    ? [commune]
    : gazetteer().communes.filter((one) => one.department === department);
  const centres = near.flatMap(({ centre }) => centre ?? []);
  const isWhole = Number.isInteger(latitude) && Number.isInteger(longitude);
  if (centres.length > 0)
    return !isWhole && centres.some((one) => distanceInKm(one, at) < maxDistance);
  const code = postalCode?.replace(/\s/g, '') ?? '';
  return countryOf(code) === null || isInTerritory(code, at);
}

/** The department of a postal address: of its commune, otherwise the one its postal code begins with. */
export function findDepartment(postalCode: string | null, town: string | null): Department | null {
  const commune = findCommune(postalCode, town);
  if (commune !== null) return commune.department;
  const number = numberOf(postalCode, readPlaceWords(town ?? ''));
  const [department = null, another] = departmentsOf(number);
  return another === undefined ? department : null;
}

/** The postal code, otherwise the number beside the town: « 29000 Quimper », « Quimper (29) »; empty without. */
function numberOf(postalCode: string | null, words: PlaceWords | null): string {
  const code = (postalCode ?? '').replace(/[\s.-]|\bcedex\b.*|\bfr?(?=[\s-]*\d)/gi, '');
  if (/^\d{5}$/.test(code)) return code;
  const number = words?.number ?? '';
  return isWholeNumber(number) ? number.toUpperCase() : '';
}

function* readingsOfTown(words: PlaceWords | null): Generator<Reading> {
  if (words === null) return;
  for (const readings of readingsOf(words)) yield* readings;
}

/** The commune of a name among those that a postal code serves. */
function bestMatch(served: readonly Commune[], { names }: Reading): Commune | null {
  const bare = names.map(withoutArticle);
  const former = formerly(names);
  return (
    served.find((one) => names.includes(foldedNameOf(one))) ??
    served.find((one) => bare.includes(withoutArticle(foldedNameOf(one)))) ??
    served.find((one) => former.includes(one)) ??
    // « Château-Chinon » for « Château-Chinon (Ville) »: the larger one.
    served.find(
      ({ name }) => name.includes('(') && names.includes(foldName(name.split('(', 1).join())),
    ) ??
    // « Aix en Pce »
    onlyOne(served.filter((one) => names.some((words) => isShortFor(words, foldedNameOf(one)))))
  );
}

/** The communes of a name near a number, else those that had it; both without a number: « Évry » was in Essonne. */
function communesOfTown(number: string, { names, within }: Reading): Commune[] {
  const departments = departmentsOf(number);
  const isNear = (commune: Commune) =>
    (number === '' || departments.includes(commune.department)) && isWithin(commune, within);
  const current = [...gazetteer().communeNames.find(names, 'exact')].filter(isNear);
  const [first] = current;
  if (first !== undefined && number !== '') return current;
  const former = formerly(names).filter(isNear);
  if (first === undefined) return former;
  return [...current, ...former.filter((commune) => !isFarLarger(first, commune))];
}

function formerly(names: readonly string[]): Commune[] {
  return [...gazetteer().formerNames.find(names, 'exact')];
}

function onlyOne(communes: readonly Commune[]): Commune | null {
  const [only = null, another] = new Set(communes);
  return another === undefined ? only : null;
}

/** The departments of the communes that a postal code serves, or the one it begins with. */
function departmentsOf(number: string): (Department | null)[] {
  const served = gazetteer().communesOf(number);
  if (served.length === 0) return [gazetteer().departmentByCode(departmentCodeOf(number))];
  return [...new Set(served.map(({ department }) => department))];
}
