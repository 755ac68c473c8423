import { searchCriteria } from '@/lib/ads/search-in-words';
import { description } from '@/lib/french/text';

/**
 * The description of the list for search engines: what there is or its filters, and from page 2 on the page.
 * @param words the filters (`searchInWords`); none for all ads.
 * @param placeSearch whether ads can be searched by place.
 */
export function listDescription(words: string[], page: number, placeSearch: boolean): string {
  if (words.length === 0) {
    const all = `Toutes les annonces de remplacement médical\u00a0: cabinets, maisons de santé et établissements, ${searchCriteria(placeSearch)}.`;
    return page > 1 ? `${all} Page ${page}.` : all;
  }
  const where = 'en cabinet, maison de santé ou établissement';
  const mark = page > 1 ? `, page ${page}` : '';
  return description(`Annonces de remplacement médical ${where}${mark} : ${words.join(', ')}.`);
}
