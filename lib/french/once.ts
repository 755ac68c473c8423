/**
 * Calls `make` once, on the first use. Making a format of `Intl` takes about twenty milliseconds on a
 * phone, and a page uses few of those in its modules.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
