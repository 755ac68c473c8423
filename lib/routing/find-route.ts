import { readPath } from './read-path.ts';
import { type Route, routes } from './routes.ts';

/** A route of the site, and the path of a request as the route spells it. */
export type FoundRoute = {
  route: Route;
  /** The segments of the path as the route spells them: pages in lower case. */
  segments: string[];
  /** The values of the dynamic segments of its pattern. */
  values: string[];
};

type Matcher = (segment: string) => { segment: string; value: string | null } | null;

const remainingSegments = '[…]';

const compiled = routes.map((route) => {
  const segments = route.pattern.split('/').slice(1);
  const isOpen = segments.at(-1) === remainingSegments;
  return {
    route,
    isOpen,
    matchers: segments
      .filter((segment) => segment !== remainingSegments && segment !== '')
      .map((segment) => matcherOf(segment, route.kind === 'page' && route.perRequest !== true)),
  };
});

/** Static routes, by their path without its first slash: they come before those with dynamic segments. */
const routesByPath = new Map(
  routes
    .filter(({ pattern }) => !pattern.includes('['))
    .map((route) => [route.pattern.slice(1), route]),
);

/**
 * The route of a path; `null` when no route matches. The paths of pages match in any case (`/Blog`); files, calls and
 * the pages with a secret are case-sensitive.
 * @param segments decoded.
 */
export function findRoute(segments: readonly string[]): FoundRoute | null {
  const exact = routesByPath.get(segments.join('/'));
  if (exact !== undefined) return { route: exact, segments: [...segments], values: [] };
  for (const { route, isOpen, matchers } of compiled) {
    const { length } = matchers;
    if (isOpen ? segments.length <= length : segments.length !== length) continue;
    const found: FoundRoute = { route, segments: [], values: [] };
    const isMatch = matchers.every((matches, index) => {
      const match = matches(segments[index] ?? '');
      if (match === null) return false;
      found.segments.push(match.segment);
      if (match.value !== null) found.values.push(match.value);
      return true;
    });
    if (isMatch) return { ...found, segments: [...found.segments, ...segments.slice(length)] };
  }
  return null;
}

function matcherOf(pattern: string, inAnyCase: boolean): Matcher {
  const [before = '', after] = pattern.split(/\[\w+\]/);
  if (after === undefined) {
    return (segment) =>
      segment === pattern || (inAnyCase && segment.toLowerCase() === pattern)
        ? { segment: pattern, value: null }
        : null;
  }
  const fixed = before.length + after.length;
  return (segment) =>
    segment.length > fixed && segment.startsWith(before) && segment.endsWith(after)
      ? { segment, value: segment.slice(before.length, segment.length - after.length) }
      : null;
}

/**
 * The pattern of the route that a path leads to, for the log: the path of a password reset contains a secret.
 * `undefined` for none.
 * @param path from its first slash; a query and a fragment are ignored.
 */
export function routePattern(path: string): string | undefined {
  const segments = readPath(path.replace(/[?#].*$/s, ''))?.segments;
  return segments && findRoute(segments)?.route.pattern;
}
