import { withoutArticle } from '../gazetteer/fold-name.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { placesOfOtherName, placesOfOtherPrefix } from '../gazetteer/other-names.ts';
import type { Place } from '../gazetteer/place.ts';
import { departmentCodeOf, wholeCityCodes } from '../gazetteer/postal-code.ts';
import type { Match } from '../gazetteer/ranked-names.ts';
import { spellingsOf } from './spellings.ts';

/** One way to read what was typed: what a place must have, all of it. */
export type Reading = {
  /** Spellings of one folded name; empty for any name. */
  names: readonly string[];
  number: string | null;
  /** One of these is the place, or it lies in one of them; `null` for anywhere. */
  within: readonly Place[] | null;
  /** Whether a place must have the whole name: this is a part of what was typed. */
  isPart: boolean;
};

/** The reading of a part of what was typed, with the number beside it. */
export function readPart(part: string, number: string | null): Reading {
  return { names: spellingsOf(part), number, within: null, isPart: true };
}

/** Another name is found by its beginning from this many letters on. */
const minOtherName = 3;

/**
 * The places whose name matches in one way: regions, departments, those also called so (« Picardie », « PACA »),
 * communes; each by population. A place may come twice.
 */
export function* placesByName(places: Gazetteer, reading: Reading, match: Match): Generator<Place> {
  const { names } = reading;
  const territories =
    match === 'exact'
      ? names.flatMap((name) => [...places.territoriesOf(name), ...placesOfOtherName(places, name)])
      : places.territoryNames.find(names, match);
  yield* accepted(places, reading, territories);
  yield* accepted(places, reading, places.communeNames.find(names, match));
}

/** The communes that have had a matching name, or of which a part has: « Juillaguet ». */
export function placesByFormerName(
  places: Gazetteer,
  reading: Reading,
  match: Match,
): Generator<Place> {
  return accepted(places, reading, places.formerNames.find(reading.names, match));
}

/** The places that were called, or are also called, by a name that begins so: « juilla », « picard ». */
export function* placesByOtherPrefix(places: Gazetteer, reading: Reading): Generator<Place> {
  const { names } = reading;
  if ((names[0] ?? '').length < minOtherName) return;
  const found = names.flatMap((name) => placesOfOtherPrefix(places, name));
  yield* accepted(places, reading, found);
  yield* placesByFormerName(places, reading, 'prefix');
}

/** The departments of a number: one, but for 20 (Corsica, once), 97 and 98 (overseas). */
export function departmentsOfNumber(places: Gazetteer, number: string): Place[] {
  return places.departments
    .filter(({ code }) =>
      [code.toLowerCase(), code.replace(/^2[AB]$/, '20').slice(0, 2)].includes(number),
    )
    .map((department) => places.preferred(department));
}

/** The communes with a postal code that begins so; for one of CEDEX, which is in no list, its department. */
export function* placesOfPostalCode(places: Gazetteer, number: string): Generator<Place> {
  for (const commune of places.communesOfPrefix(number)) yield places.preferred(commune);
  if (number.length < 5 || places.hasPostalCode(number)) return;
  const department = places.departmentByCode(departmentCodeOf(number));
  if (department !== null) yield places.preferred(department);
}

/** A commune of one word and fewer people is rather part of another name: « Val » of « Val Thorens ». */
const minPeople = 10_000;

/**
 * The places that a name begins or ends with, by the longest such part, when the rest is not known: « Lyon Part-Dieu »,
 * « cabinet médical Rennes », « Brest ou Quimper ».
 */
export function placesOfPart(places: Gazetteer, name: string): Place[] {
  const words = name.split(' ');
  for (let size = words.length - 1; size > 0; size -= 1) {
    const parts = [words.slice(0, size), words.slice(-size)].map((part) => part.join(' '));
    const found = parts.flatMap((part) => {
      const isOneWord = !withoutArticle(part).includes(' ');
      return [...placesByName(places, readPart(part, null), 'exact')].filter(
        ({ kind, population }) => kind !== 'commune' || !isOneWord || population >= minPeople,
      );
    });
    if (found.length > 0) return found;
  }
  return [];
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

function* accepted(
  places: Gazetteer,
  { number, within }: Reading,
  found: Iterable<Place>,
): Generator<Place> {
  for (const place of found) {
    const hasIt = number === null || hasNumber(places, place, number);
    if (hasIt && isWithin(place, within)) yield places.preferred(place);
  }
}

/** Whether a place is one of these areas or lies in one; always for `null`. */
export function isWithin(place: Place, areas: readonly Place[] | null): boolean {
  if (areas === null) return true;
  const department = place.kind === 'commune' ? place.department : place;
  const region = department.kind === 'department' ? department.region : null;
  const around = new Set([place.slug, department.slug, region?.slug]);
  return areas.some(({ slug }) => around.has(slug));
}

/** Whether a number typed beside a name can be that of a place: « Villepinte (93) », « Brest 29200 ». */
function hasNumber(places: Gazetteer, place: Place, number: string): boolean {
  if (place.kind === 'region') return false;
  if (place.kind === 'department') return place.code.toLowerCase() === number;
  const { department, postalCodes, code } = place;
  if (department.code.toLowerCase() === number || wholeCityCodes[number] === code) return true;
  if (number.length === 5 && !places.hasPostalCode(number)) {
    return departmentCodeOf(number) === department.code;
  }
  return postalCodes.some((postalCode) => postalCode.startsWith(number));
}
