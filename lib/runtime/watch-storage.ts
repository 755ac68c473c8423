/**
 * Calls `onChange` when another tab changes an item of localStorage, or may have while this page was in the
 * back/forward cache; returns the function that stops it.
 */
export function watchStorage(concerns: (key: string) => boolean, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null after `localStorage.clear()`.
    if (key === null || concerns(key)) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
