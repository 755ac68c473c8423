import { readItem, watchStorage } from '@/lib/runtime/watch-storage';

/* What a visitor searched and opened in this browser, in two items of localStorage (docs/product.md#coming-back). */

/**
 * The last searches, the latest first: a line for each with the hours of its last two visits, its query and its name,
 * between spaces.
 */
export const searchesItem = 'recherches-recentes';
/** The ids of the last ads that were opened, between commas: « ,45,12, ». */
export const openedAdsItem = 'annonces-vues';

/** The characters of an item at most: what is longer, others wrote. */
const maxLength = 12_000;

/** An item; the empty string without it. */
export function readVisits(item: string): string {
  const text = readItem('localStorage', item) ?? '';
  return text.length > maxLength ? '' : text;
}

/** Calls `listener` when an item changes, also in other tabs; returns the function that stops it. */
export const watchVisits = (listener: () => void) =>
  watchStorage((key) => key === searchesItem || key === openedAdsItem, listener);
