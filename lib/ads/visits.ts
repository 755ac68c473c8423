import { hourOf } from '@/lib/ads/new-ads';
import { notifyOfChange, readItem, watchStorage, writeItem } from '@/lib/runtime/watch-storage';

/*
 * What a visitor searched and opened here, in localStorage (docs/product.md#coming-back). Lines that are not as these
 * functions write them are ignored, and an item that is longer than any of theirs.
 */

const searchesItem = 'recherches-recentes';
const adsItem = 'annonces-vues';
const placesItem = 'lieux-recents';
const maxSearches = 5;
const maxAds = 500;
/** Characters of an item. */
const maxLength = 12_000;

/** A search and its last two visits, the same for the first: hours as {@link hourOf} writes them. */
export type RecentSearch = {
  /** The query of its filters, without a question mark. */
  query: string;
  name: string;
  visit: string;
  before: string;
};

const line = /^(\d{4}-\d\d-\d\dT\d\d) (\d{4}-\d\d-\d\dT\d\d) (\S{1,2000}) (\S.{0,199})$/;

/** Calls `listener` when a visit is remembered or forgotten, also in other tabs; returns the function that stops it. */
export const watchVisits = (listener: () => void) =>
  watchStorage((key) => key === searchesItem || key === adsItem, listener);

function read(item: string): string {
  const text = readItem('localStorage', item) ?? '';
  return text.length > maxLength ? '' : text;
}

/** The recent searches as they are stored; the empty string without any. */
export const readRecentSearches = () => read(searchesItem);

/** Parses what {@link readRecentSearches} returned: at most five, the latest first. */
export function parseRecentSearches(text: string): RecentSearch[] {
  const searches = text.split('\n').flatMap((one) => {
    const [, visit, before, query, name] = line.exec(one) ?? [];
    return visit && before && query && name ? [{ visit, before, query, name }] : [];
  });
  return searches.slice(0, maxSearches);
}

/** Remembers a search. Two visits have an hour between them at least: until then cards stay new. */
export function rememberSearch(query: string, name: string): void {
  const now = hourOf(Date.now());
  const all = parseRecentSearches(readRecentSearches());
  const known = all.find((one) => one.query === query);
  const isSameVisit = known && known.visit >= hourOf(Date.now() - 3_600_000);
  const before = (isSameVisit ? known.before : known?.visit) ?? now;
  const others = all.filter((one) => one !== known);
  const lines = [{ visit: now, before, query, name: name.slice(0, 200) }, ...others]
    .slice(0, maxSearches)
    .map((one) => `${one.visit} ${one.before} ${one.query} ${one.name}`);
  write(searchesItem, lines.join('\n'));
}

/** Remembers that an ad was opened: the last 500. */
export function rememberAd(id: number): void {
  const others = read(adsItem)
    .split(',')
    .filter((one) => one !== `${id}`);
  write(adsItem, [id, ...others].slice(0, maxAds).join());
}

/** What a visitor has not seen of a search, or has: « Nouvelle » since the last visit but this, « Déjà vue » once opened. */
export function markOf(id: number, newHour: string | null, query: string) {
  if (`,${read(adsItem)},`.includes(`,${id},`)) return 'Déjà vue';
  if (newHour === null) return null;
  const searches = parseRecentSearches(readRecentSearches());
  const { visit, before } = searches.find((one) => one.query === query) ?? {};
  return visit && before && before < visit && newHour >= before ? 'Nouvelle' : null;
}

/** Forgets all of it, and the places chosen last. */
export function forgetVisits(): void {
  for (const item of [searchesItem, adsItem, placesItem]) write(item, null);
}

function write(item: string, text: string | null): void {
  writeItem('localStorage', item, text);
  notifyOfChange(item);
}
