import { fold } from '../../french/text.ts';
import { adListPath } from '../search.ts';
import type { Specialty } from './specialty.ts';

/** The folder of the pages of specialties. */
export const specialtyRoot = `${adListPath}/specialite`;

/** Longer names are cut, to keep URLs readable. */
const maxLength = 80;

/** Whether a text can be the slug of a specialty; any other makes no cache entry. */
export function isSpecialtySlug(text: string): boolean {
  return text.length <= 2 * maxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * The URL of the page of a specialty: its name without accents. The id is added when the slug is empty, that of another
 * name, or ends in a number, which could be an id: no two specialties share a URL.
 */
export function specialtyHref(specialty: Specialty, all: Specialty[]): string {
  return `${specialtyRoot}/${specialtySlug(specialty, all)}`;
}

/** A specialty with the URL of its page. */
export type SpecialtyLink = Specialty & { href: string };

/** A specialty with its {@link specialtyHref}. */
export function specialtyLink(specialty: Specialty, all: Specialty[]): SpecialtyLink {
  return { ...specialty, href: specialtyHref(specialty, all) };
}

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
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}
