import { adFeedHref } from '@/lib/ads/feed/feed-url';
import { type AdSearch, countFilters, defaultSearch } from '@/lib/ads/search';
import { searchInWords } from '@/lib/ads/search-in-words';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import { filterPlaceInWords } from '@/lib/places/place-search/place-page';
import { feedLinks } from '@/lib/share/feeds/links';

/** The feed links of a page of ads: those of its search, when it has filters, then those of all ads. */
export function adFeedLinks(search: AdSearch, specialties: Specialty[] | null) {
  const searches = countFilters(search) > 0 ? [search, defaultSearch] : [defaultSearch];
  return feedLinks(
    searches.map((each) => ({
      name: ['Annonces', ...searchInWords(each, specialties, filterPlaceInWords(each))].join(', '),
      href: (kind) => adFeedHref(kind, each),
    })),
  );
}
