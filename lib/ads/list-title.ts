import type { AdSearch } from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { cut } from '@/lib/french/cut';
import { maxTitleLength } from '@/lib/share/share-image';

/**
 * The `<title>` of the list, without the name of the site: its filters and its page
 * (docs/product.md#title-of-a-filtered-list), « Annonces : Urologie, autour de Quimper (50 km) – Page 2 ». Long filters
 * are cut, never the page. For server and browser, which updates the title with the list.
 *
 * @param specialties all of them, for their names; `null` when they are unknown.
 * @param place where it looks, in words; `null` without a place.
 */
export function listTitle(
  search: AdSearch,
  specialties: Specialty[] | null,
  place: string | null,
): string {
  const words = searchInWords(search, specialties, place);
  const name = words.length === 0 ? 'Nos annonces' : `Annonces : ${words.join(', ')}`;
  const page = search.page > 1 ? ` – Page ${search.page}` : '';
  return cut(name, maxTitleLength - page.length) + page;
}
