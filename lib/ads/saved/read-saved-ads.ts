import { type SavedAd, savedAdItems } from './saved-ads';

/** What `saveAd` writes: the instant, then the title. */
const format = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (.*)$/s;

let read: { items: string; ads: SavedAd[] } = { items: '', ads: [] };

/**
 * The saved ads, the last saved first; an item of another format is the oldest, without a title. Returns the same array
 * until something changes, as `useSyncExternalStore` requires.
 */
export function readSavedAds(): SavedAd[] {
  const stored = [...savedAdItems()];
  const items = JSON.stringify(stored);
  if (items !== read.items) {
    const ads = stored.map(([id, item]) => {
      const [, savedAt = new Date(0).toISOString(), title = ''] = format.exec(item) ?? [];
      return { id, title, savedAt };
    });
    read = { items, ads: ads.sort(byDateSaved) };
  }
  return read.ads;
}

/** Compares two saved ads for their order: the last saved first. */
export function byDateSaved(a: SavedAd, b: SavedAd): number {
  return b.savedAt.localeCompare(a.savedAt) || b.id - a.id;
}
