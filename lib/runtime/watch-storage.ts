/** Calls `onChange` when another tab changes localStorage, or may have. Returns the function that stops it. */
export function watchStorage(concerns: (key: string) => boolean, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null after `localStorage.clear()`.
    if (key === null || concerns(key)) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // From the back/forward cache.
    if (persisted) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
