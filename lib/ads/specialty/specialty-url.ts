import { fold } from '../../french/fold.ts';
import { adListPath } from '../search.ts';
import type { Specialty } from './specialty.ts';

/** Below it, the ads of each specialty have a page. */
export const specialtyRoot = `${adListPath}/specialite`;

/** Longer names are cut: an address is read too. */
const maxLength = 80;

/** Whether a text can be the slug of a specialty: junk never makes an entry in the cache. */
export function isSpecialtySlug(text: string): boolean {
  return text.length <= 2 * maxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/**
 * The address of the page of a specialty, from the root of the site: its name without accents. A
 * name that another one folds to as well, that ends in a number as if that were an id, or of which
 * nothing is left, has the id added: no two specialties ever share an address.
 *
 * @param all the specialties there are, this one among them.
 */
export function specialtyHref(specialty: Specialty, all: Specialty[]): string {
  return `${specialtyRoot}/${slugOf(specialty, all)}`;
}

/** A specialty with the address of its page. */
export type SpecialtyLink = Specialty & { href: string };

/** {@link specialtyHref} beside the specialty. */
export function specialtyLink(specialty: Specialty, all: Specialty[]): SpecialtyLink {
  return { ...specialty, href: specialtyHref(specialty, all) };
}

/** The specialty whose page has this slug; `null` when there is none. */
export function findSpecialty(slug: string, all: Specialty[]): Specialty | null {
  return all.find((specialty) => slugOf(specialty, all) === slug) ?? null;
}

function slugOf({ id, name }: Specialty, all: Specialty[]): string {
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
