type Storages = 'localStorage' | 'sessionStorage';

/** An item of a storage; `null` when there is none, `undefined` when the browser blocks the storage. */
export function readItem(storage: Storages, name: string): string | null | undefined {
  try {
    return window[storage].getItem(name);
  } catch {
    return undefined;
  }
}

/** Stores an item, or removes it for `null`. Returns whether the browser does: a storage may be full or blocked. */
export function writeItem(storage: Storages, name: string, value: string | null): boolean {
  try {
    if (value === null) window[storage].removeItem(name);
    else window[storage].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

const watchers = new Set<(key: string) => void>();

/** Calls the functions that watch an item of localStorage: a tab gets no event of its own changes. */
export function notifyOfChange(key: string): void {
  for (const watcher of watchers) watcher(key);
}

/** Calls `onChange` when an item of localStorage changes, or may have in the back/forward cache. Returns a function that stops it. */
export function watchStorage(concerns: (key: string) => boolean, onChange: () => void): () => void {
  const onChangeHere = (key: string) => {
    if (concerns(key)) onChange();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null after `localStorage.clear()`.
    if (key === null || concerns(key)) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  watchers.add(onChangeHere);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    watchers.delete(onChangeHere);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
