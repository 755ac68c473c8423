import { isDeveloping } from '../config.ts';
import type { Route } from '../routes.ts';
import { type FoundRoute, findRoute } from './find-route.ts';
import { type RequestedPath, readPath, writePath } from './read-path.ts';
import { splitTarget } from './split-target.ts';

/** What a request target comes to, before anything else reads it. */
export type ResolvedUrl =
  | {
      kind: 'route';
      /** `null` for a path that no route has. */
      route: Route | null;
      /** Whether the path can be that of something; `url` otherwise is that of a stored 404 page. */
      isFound: boolean;
      path: string;
      /** The parameters that the route knows. */
      params: URLSearchParams;
      /** `_rsc=…` of the router of Next.js, or nothing. */
      routerQuery: string;
      /** The path with its query. */
      url: string;
    }
  /** To the one spelling of the path, from the root (308). */
  | { kind: 'redirect'; route: Route | null; location: string }
  /** Too long a query, or too many parameters (400); `path` is that of nothing, of its kind. */
  | { kind: 'bad-request'; path: string };

/** Characters of a query and number of its parameters; no link of the site comes near. */
const maxQueryLength = 8_192;
const maxParams = 100;

/** Paths that no route has, so that Next.js never sees the one that was requested. */
const notFoundPaths = {
  api: '/api/introuvable',
  _next: '/_next/static/introuvable',
  // `headers()` of next.config.ts and deploy/nginx.conf treat all below this path as secret.
  'reset-password': '/reset-password/introuvable',
  other: '/introuvable',
};
type Area = keyof typeof notFoundPaths;

/** The parameter with which the router of Next.js tells its requests apart in shared caches. */
const routerParam = '_rsc';
const routerParamShape = /^[\w-]{0,64}$/;

/** URLs in their one spelling that were resolved before, as most requests are for few pages. */
const resolvedUrls = new Map<string, ResolvedUrl>();
const maxResolvedUrls = 2_000;

/**
 * Normalizes the target of a request: what follows, ours and Next.js's, sees only the result. The path
 * has its dot segments and runs of slashes resolved and its escapes in one spelling; of the query only
 * the parameters of its route are left, each once, as its codec writes them (product.md, « URL of the
 * list »). A path that cannot name anything becomes that of a stored 404 page, so that no page shows
 * what one visitor typed to the next. Linear in the length of the target.
 *
 * @param target in origin form or absolute form (RFC 9112, section 3.2); a fragment is dropped.
 * @param fromRouter whether the router of Next.js requests it (its `rsc` header): `_rsc` then stays, as
 *   the server checks it. From anyone else it could be any text.
 */
export function resolveUrl(target: string, fromRouter: boolean): ResolvedUrl {
  if (fromRouter) return resolve(target, fromRouter);
  const known = resolvedUrls.get(target);
  if (known !== undefined) return known;
  const resolved = resolve(target, fromRouter);
  if (isOneSpelling(resolved, target)) {
    if (resolvedUrls.size >= maxResolvedUrls) resolvedUrls.clear();
    resolvedUrls.set(target, resolved);
  }
  return resolved;
}

/**
 * Whether a target is the URL it comes to, and holds no secret. What is typed for a place is seldom typed
 * twice, and where a visitor is stays in no memory: nothing of calls is remembered.
 */
function isOneSpelling(resolved: ResolvedUrl, target: string): boolean {
  if (resolved.kind !== 'route' || resolved.url !== target) return false;
  return resolved.isFound && !resolved.route?.perRequest && resolved.route?.kind !== 'api';
}

function resolve(target: string, fromRouter: boolean): ResolvedUrl {
  const { path, query } = splitTarget(target);
  if (isDeveloping && /^\/__?next/.test(path)) return notFoundAt(path, query);
  const requested = readPath(path);
  const found = requested && findRoute(requested.segments);
  const params = readQuery(query, found?.route.params ?? []);
  const area = areaOf(path, requested);
  if (params === null) return { kind: 'bad-request', path: notFoundPaths[area] };
  const known = query === '' ? '' : formatQuery(found, params);
  const isPage = area !== 'api' && area !== '_next';
  const location = isPage && requested !== null ? movedTo(requested, found) : null;
  if (location !== null) {
    return { kind: 'redirect', route: found?.route ?? null, location: withQuery(location, known) };
  }
  if (found === null) return notFoundAt(notFoundPaths[area]);
  if (!isAccepted(found)) return notAccepted(found.route, area);
  const isByRouter = fromRouter && found.route.kind === 'page' && !found.route.perRequest;
  return resolveFound(found, params, known, isByRouter ? routerParamIn(query) : '');
}

function resolveFound(
  { route, segments }: FoundRoute,
  params: URLSearchParams,
  known: string,
  routerQuery: string,
): ResolvedUrl {
  const path = writePath(segments);
  const url = withQuery(path, [known, routerQuery].filter(Boolean).join('&'));
  return { kind: 'route', route, isFound: true, path, params, routerQuery, url };
}

/**
 * The path and query that answer a URL: its own, or the internal path of a search, which the codec has put
 * into the path, or of the route handler of a form.
 */
export function internalUrlOf(
  resolved: Extract<ResolvedUrl, { kind: 'route' }>,
  method = 'GET',
): string {
  const { route, path, params, routerQuery, url } = resolved;
  const pathOf = method === 'POST' ? route?.postPath : route?.internalPath;
  return pathOf === undefined ? url : withQuery(pathOf(path, params), routerQuery);
}

function formatQuery(found: FoundRoute | null, params: URLSearchParams): string {
  return found?.route.formatQuery?.(params) ?? params.toString();
}

function isAccepted({ route, values }: FoundRoute): boolean {
  return route.accepts === undefined || route.accepts(...values);
}

/** The stored 404 page of a route, with which it is the route's; or that of all else. */
function notAccepted(route: Route, area: Area): ResolvedUrl {
  const { notFoundPath } = route;
  if (notFoundPath === undefined) return notFoundAt(notFoundPaths[area]);
  return { ...notFoundAt(notFoundPath), route };
}

function notFoundAt(path: string, query = '') {
  const url = withQuery(path, query);
  const params = new URLSearchParams();
  return {
    kind: 'route',
    route: null,
    isFound: false,
    path,
    params,
    routerQuery: '',
    url,
  } as const;
}

/** Where a page is that was requested by another spelling of its path; `null` for its own. */
function movedTo(requested: RequestedPath, found: FoundRoute | null): string | null {
  if (found?.route.movedTo !== undefined) return found.route.movedTo;
  const segments = found?.segments ?? requested.segments;
  const isRespelled = segments.some((segment, index) => segment !== requested.segments[index]);
  return requested.hasExtraSlashes || isRespelled ? writePath(segments) : null;
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

function areaOf(path: string, requested: RequestedPath | null): Area {
  const first = requested === null ? path.split('/', 2)[1] : requested.segments[0];
  return first === 'api' || first === '_next' || first === 'reset-password' ? first : 'other';
}

/** The parameters a route knows, each once: the first; `null` when there is too much to read. */
function readQuery(query: string, names: readonly string[]): URLSearchParams | null {
  const known = new URLSearchParams();
  if (query === '') return known;
  if (query.length > maxQueryLength || query.split('&').length > maxParams) return null;
  const given = new URLSearchParams(query);
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known;
}

function routerParamIn(query: string): string {
  const value = new URLSearchParams(query).get(routerParam);
  return value !== null && routerParamShape.test(value) ? `${routerParam}=${value}` : '';
}
