import { fold } from '../../french/text.ts';
import { adListPath } from '../ad-paths.ts';

/** A medical specialty, by which ads are filtered (docs/product.md#specialty). */
export type Specialty = { id: number; name: string };

/** The specialty with this id; `undefined` when there is none. */
export function specialtyById(specialties: Specialty[], id: number): Specialty | undefined {
  return specialties.find((specialty) => specialty.id === id);
}

/** The name of an unknown specialty, as of an old link. */
export const unknownSpecialty = 'Spécialité choisie';

/** The name of a specialty, {@link unknownSpecialty} for one that is not among them. */
export function specialtyName(specialties: Specialty[], id: number): string {
  return specialtyById(specialties, id)?.name ?? unknownSpecialty;
}

/** A specialty to filter by; one that is known to have no open ad says so. */
export type SpecialtyChoice = Specialty & { withoutAds?: true };

/** The specialties to filter by: those that are not among the `open` ones, if these are known, come last. */
export function specialtyChoices(
  specialties: Specialty[],
  open: Specialty[] | null,
): SpecialtyChoice[] {
  if (open === null) return specialties;
  const ids = new Set(open.map(({ id }) => id));
  const withoutAds = specialties.filter(({ id }) => !ids.has(id));
  return [
    ...specialties.filter(({ id }) => ids.has(id)),
    ...withoutAds.map((specialty) => ({ ...specialty, withoutAds: true as const })),
  ];
}

/** The folder of the pages of specialties. */
export const specialtyRoot = `${adListPath}/specialite`;

/** Longer names are cut, to keep URLs readable. */
const maxLength = 80;

/** Whether a text can be the slug of a specialty; any other makes no cache entry. */
export function isSpecialtySlug(text: string): boolean {
  return text.length <= 2 * maxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * The URL of the page of a specialty: its name without accents. The id is added when the slug is empty, is shared by
 * another name, or ends in a number, which could be an id: no two specialties share a URL.
 */
export function specialtyHref(specialty: Specialty, all: Specialty[]): string {
  return `${specialtyRoot}/${specialtySlug(specialty, all)}`;
}

/** A specialty with the URL of its page. */
export type SpecialtyLink = Specialty & { href: string };

/** The specialty whose page has this slug; `null` when there is none. */
export function findSpecialty(slug: string, all: Specialty[]): Specialty | null {
  return all.find((specialty) => specialtySlug(specialty, all) === slug) ?? null;
}

/** The last segment of {@link specialtyHref}. */
export function specialtySlug({ id, name }: Specialty, all: Specialty[]): string {
  const base = baseOf(name);
  const shared = all.some((other) => other.id !== id && baseOf(other.name) === base);
  const alone = base !== '' && !shared && !/(?:^|-)\d+$/.test(base);
  return alone ? base : `${base}-${id}`.replace(/^-/, '');
}

function baseOf(name: string): string {
  const words = fold(name).replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, maxLength).replace(/^-|-$/g, '');
}
