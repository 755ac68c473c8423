import { notifyOfChange, watchStorage, writeItem } from '@/lib/runtime/watch-storage';

/*
 * The ads a visitor saved, in localStorage (docs/product.md#saved-ads): an item for each, so that two tabs never
 * overwrite each other's. What the browser refuses to store stays in memory until the page is left.
 */

/** An ad as it is saved: its title says which one it was once it is gone. */
export type SavedAd = {
  id: number;
  title: string;
  /** An instant as `toISOString` writes it. */
  savedAt: string;
};

const prefix = 'annonce-gardee-';
const keyFormat = /^annonce-gardee-([1-9]\d*)$/;
const unstored = new Map<number, string>();

/** `null` when cookies and site data are blocked. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The saved ads as they are stored, by id: what `readSavedAds` reads. */
export function savedAdItems(): Map<number, string> {
  const stored = Object.entries<string>(storage() ?? {}).flatMap(([key, item]) => {
    const id = keyFormat.exec(key)?.[1];
    return id ? [[Number(id), item] as const] : [];
  });
  return new Map([...stored, ...unstored]);
}

/** Saves an ad, and notifies the listeners. Returns whether the browser has stored it. */
export function saveAd({ id, title, savedAt }: SavedAd): boolean {
  unstored.set(id, `${savedAt} ${title}`);
  storeAndNotify();
  return !unstored.has(id);
}

/** Removes a saved ad, and notifies the listeners. */
export function removeSavedAd(id: number): void {
  unstored.delete(id);
  writeItem('localStorage', prefix + id, null);
  // There may be room for others now.
  storeAndNotify();
}

/** Calls `listener` at each change, also in other tabs; returns the function that stops it. */
export function watchSavedAds(listener: () => void): () => void {
  return watchStorage((key) => key.startsWith(prefix), listener);
}

function storeAndNotify(): void {
  for (const [id, item] of unstored) {
    if (writeItem('localStorage', prefix + id, item)) unstored.delete(id);
  }
  notifyOfChange(prefix);
}

/** The item that `saveAd` writes: the instant, then the title. */
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
