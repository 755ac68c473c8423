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

const dynamicSegment = /\[[^\]]+\]/g;

/** Static routes come before those with dynamic segments. */
const compiled = routes
  .toSorted((a, b) => Number(a.pattern.includes('[')) - Number(b.pattern.includes('[')))
  .map((route) => {
    const { pattern, kind, perRequest } = route;
    const source = pattern
      .slice(1)
      .replaceAll('.', String.raw`\.`)
      .replace(dynamicSegment, (name) => (name === '[…]' ? '(.+)' : '([^/]+)'));
    const inAnyCase = kind === 'page' && perRequest !== true;
    return { route, expression: new RegExp(`^${source}$`, inAnyCase ? 'i' : '') };
  });

/**
 * The route of a path, by its decoded segments; `null` when no route matches. The paths of pages match in any case
 * (`/Blog`); files, calls and the pages with a secret are case-sensitive.
 */
export function findRoute(segments: readonly string[]): FoundRoute | null {
  const path = segments.join('/');
  for (const { route, expression } of compiled) {
    const match = expression.exec(path);
    if (match === null) continue;
    const values = match.slice(1);
    const left = [...values];
    const spelled = route.pattern.replace(dynamicSegment, () => left.shift() ?? '');
    return { route, segments: spelled.split('/').filter(Boolean), values };
  }
  return null;
}

/**
 * The pattern of the route of a path, for the log: the path of a password reset contains a secret. `undefined` for
 * none.
 * @param path from its first slash; a query and a fragment are ignored.
 */
export function routePattern(path: string): string | undefined {
  const segments = readPath(path.replace(/[?#].*$/s, ''))?.segments;
  return segments && findRoute(segments)?.route.pattern;
}
