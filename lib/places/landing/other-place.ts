import { gazetteer } from '../gazetteer/gazetteer.ts';
import { placeHref } from './landing-url.ts';

/**
 * The page of the place that stands for this one, which has no page of its own: Paris for its department and
 * its arrondissements. `null` for any other slug.
 */
export function otherPlaceHref(slug: string): string | null {
  const place = gazetteer().bySlug(slug);
  if (place === null) return null;
  const preferred = gazetteer().preferred(place);
  return preferred.slug === slug ? null : placeHref(preferred);
}
