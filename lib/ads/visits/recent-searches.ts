import { maxSearches } from '@/lib/ads/visits/remember-search';
import { openedAdsItem, searchesItem } from '@/lib/ads/visits/stored-visits';
import { notifyOfChange, writeItem } from '@/lib/runtime/watch-storage';

/** A search of a visitor: the query of its filters, its name, and the hour of its last visit as `hourOf` writes it. */
export type RecentSearch = ReturnType<typeof parseSearches>[number];

const line = /^(\d{4}-\d\d-\d\dT\d\d) \d{4}-\d\d-\d\dT\d\d (\S{1,2000}) (\S.{0,199})$/;

/** Parses the searches that are stored: at most five. Lines that are not as `rememberSearch` writes them are ignored. */
export function parseSearches(stored: string) {
  const searches = stored.split('\n').flatMap((one) => {
    const [, visit, query, name] = line.exec(one) ?? [];
    return visit && query && name ? [{ visit, query, name }] : [];
  });
  return searches.slice(0, maxSearches);
}

/** Forgets the searches, the ads that were opened, and the places chosen last. */
export function forgetVisits(): void {
  for (const item of [searchesItem, openedAdsItem, 'lieux-recents']) {
    writeItem('localStorage', item, null);
    notifyOfChange(item);
  }
}
