/**
 * What `make` gives, made when it is first asked for. A format of `Intl` takes a phone some twenty
 * milliseconds to make, and a page uses few of those that its files hold.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
