import { findRoute } from './find-route.ts';
import { readPath } from './read-path.ts';

/**
 * The pattern of the route that a path leads to, for the log: the path of a password reset contains a secret.
 * `undefined` for none.
 *
 * @param path from its first slash; a query and a fragment are ignored.
 */
export function routePattern(path: string): string | undefined {
  const segments = readPath(path.replace(/[?#].*$/s, ''))?.segments;
  return segments && findRoute(segments)?.route.pattern;
}
