import { isCommuneSlug } from './place-slug.ts';
import type { PlaceSummary } from './place-summary-schema.ts';

/**
 * The place of a slug: the one that is known when it is that, else one named by its slug, until its page is loaded or
 * when that failed; `null` without a slug.
 */
export function placeOfSlug(slug: string | null, known: PlaceSummary | null): PlaceSummary | null {
  if (slug === null) return null;
  if (known?.slug === slug) return known;
  const kind = isCommuneSlug(slug) ? 'commune' : 'department';
  return { slug, name: slug, kind, department: null, postalCodes: [] };
}
