/** A path with its query, which has no question mark; the path alone for an empty one. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
