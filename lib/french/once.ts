/** Calls `make` once, on the first use: a format of `Intl` takes about twenty milliseconds on a phone. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
