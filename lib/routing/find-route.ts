import { decodeUri } from '../runtime/decode-uri.ts';
import { routes } from './routes.ts';

/** A route of the site, and the path of a request as the route spells it. */
export type FoundRoute = NonNullable<ReturnType<typeof findRoute>>;

/** Static routes come before those with dynamic segments. */
const compiled = routes
  .toSorted((a, b) => Number(a.pattern.includes('[')) - Number(b.pattern.includes('[')))
  .map((route) => {
    const parts = route.pattern.split('/').filter((part) => part !== '' && part !== '[…]');
    return {
      route,
      isOpen: route.pattern.endsWith('/[…]'),
      inAnyCase: route.kind === 'page' && route.perRequest !== true,
      /** Each segment, split at its dynamic part if it has one. */
      parts: parts.map((part) => part.split(/\[\w+\]/)),
    };
  });

/** The route of a path, by its decoded segments; `null` for none. Pages for every visitor match in any case: `/Blog`. */
export function findRoute(segments: readonly string[]) {
  for (const { route, isOpen, inAnyCase, parts } of compiled) {
    if (isOpen ? segments.length <= parts.length : segments.length !== parts.length) continue;
    const found = parts.map((part, index) => match(part, segments[index] ?? '', inAnyCase));
    const matches = found.filter((one) => one !== null);
    if (matches.length < parts.length) continue;
    return {
      route,
      /** The segments of the path as the route spells them: pages in lower case. */
      segments: [...matches.map(({ segment }) => segment), ...segments.slice(parts.length)],
      /** The values of the dynamic segments of its pattern. */
      values: matches.flatMap(({ value }) => value ?? []),
    };
  }
  return null;
}

function match([before = '', after]: string[], segment: string, inAnyCase: boolean) {
  if (after === undefined) {
    const isSame = segment === before || (inAnyCase && segment.toLowerCase() === before);
    return isSame ? { segment: before, value: null } : null;
  }
  if (segment.length <= before.length + after.length) return null;
  if (!segment.startsWith(before) || !segment.endsWith(after)) return null;
  return { segment, value: segment.slice(before.length, segment.length - after.length) };
}

/** The pattern of a path's route, for the log: the path of a password reset is secret. A query is ignored. */
export function routePattern(path: string): string | undefined {
  const segments = readPath(path.replace(/[?#].*$/s, ''))?.segments;
  return segments && findRoute(segments)?.route.pattern;
}

// Our names contain no encoded slash or backslash, control character or lone surrogate.
const forbidden = /[/\\\p{Cc}\p{Cs}]/u;

/**
 * Reads a path: decodes its segments once, resolves `.` and `..`, encoded ones too, and drops empty segments. `null` for
 * an invalid one. Takes linear time.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2, https://url.spec.whatwg.org/#double-dot-path-segment
 */
export function readPath(path: string) {
  const segments: string[] = [];
  const parts = path.split('/');
  for (const part of parts) {
    const segment = decodeUri(part);
    if (segment === null || forbidden.test(segment)) return null;
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return {
    segments,
    /** Whether it has a trailing slash or a run of slashes. The part before the first slash is always empty. */
    hasExtraSlashes: path !== '/' && parts.indexOf('', 1) !== -1,
  };
}

// Characters that a segment may contain unescaped (`pchar` of RFC 3986), as browsers write them.
const needlesslyEscaped = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

/** The canonical path of decoded segments. */
export function writePath(segments: readonly string[]): string {
  const path = `/${segments.map(encodeURIComponent).join('/')}`;
  return path.replace(needlesslyEscaped, decodeURIComponent);
}

/** The path and query of a target, without fragment and origin (RFC 9112, section 3.2.2), or of no route. */
export function splitTarget(target: string): { path: string; query: string } {
  // In `&#38;`, an escaped `&`, it begins no fragment.
  const [withoutFragment = ''] = target.split(/(?<!&)#|#(?!0*38;|x0*26;)/i, 1);
  const fromRoot = withoutOrigin(withoutFragment);
  const mark = fromRoot.indexOf('?');
  if (mark === -1) return { path: fromRoot, query: '' };
  return { path: fromRoot.slice(0, mark), query: fromRoot.slice(mark + 1) };
}

function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const [origin] = /^https?:\/\/[^/?]*/i.exec(target) ?? [];
  if (origin === undefined) return '/introuvable';
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
