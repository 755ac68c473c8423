import type { PlaceSummary } from './place-summary.ts';

/* The place of a search. Browsers know its slug, and the rest once its page is loaded. */

/** The longest slug of the gazetteer has 48 characters. */
const maxLength = 60;

/** Whether a text is like the slug of a place (docs/product.md#address-of-a-search), which only the gazetteer knows. */
export function isPlaceSlug(text: string): boolean {
  return text.length <= maxLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Whether a slug is of a commune, `quimper-29`: only these end in the number of a department. */
export function isCommuneSlug(slug: string): boolean {
  return /-(?:\d{2}|2[ab]|9[78]\d)$/.test(slug);
}

/** Whether a text is written like the slug of a department or region, `finistere`. */
export function isTerritorySlug(text: string): boolean {
  return isPlaceSlug(text) && !isCommuneSlug(text);
}

/** The place of a slug: the known one when it has the slug, else one named by it; `null` without a slug. */
export function placeOfSlug(slug: string | null, known: PlaceSummary | null): PlaceSummary | null {
  if (slug === null) return null;
  if (known?.slug === slug) return known;
  const kind = isCommuneSlug(slug) ? 'commune' : 'department';
  return { slug, name: slug, kind, department: null, postalCodes: [] };
}

/** A name of a place with what tells it from others, if known: « Quimper (29) », « Quimper (29000) ». */
export function withDetail(name: string, detail: string | null): string {
  return detail === null ? name : `${name} (${detail})`;
}

/** A place as its field names it: « Villepinte (93) », « Bretagne ». */
export function placeLabel({ name, department }: PlaceSummary): string {
  return withDetail(name, department);
}
