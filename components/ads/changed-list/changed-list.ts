import type { AdSearch } from '@/lib/ads/search';
import { listTitle } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';

/*
 * What the list needs once its search is another than the one that the server rendered, with SWR: one file, because
 * each costs the list some code that loads it.
 */

export { AdsPageReader } from './ad-page-reader';

/** Sets the title of the document, as the server writes it, with the name of the site. */
export function writePageTitle(
  search: AdSearch,
  specialties: Specialty[] | null,
  where: string | null,
): void {
  const site = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  document.title = `${listTitle(search, specialties, where)} – ${site?.content ?? ''}`;
}
