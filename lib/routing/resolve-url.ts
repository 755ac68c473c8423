import { listParams } from '../ads/search.ts';
import { blogPath, readWords } from '../blog/search.ts';
import { config, isDeveloping } from '../config/config.ts';
import { mayHoldResetLink, resetRoot } from '../forms/password/reset-link.ts';
import { fold, trimEnd } from '../french/text.ts';
import { decodeUri } from '../runtime/decode-uri.ts';
import { withQuery } from '../runtime/with-query.ts';
import { type FoundRoute, findRoute, readPath, splitTarget, writePath } from './find-route.ts';
import type { Resolved, Route } from './routes.ts';

/** The result of normalizing a request target. */
export type ResolvedUrl =
  | ToRoute
  /** From the root: to the canonical path (308), or where its parameters lead (307). */
  | { kind: 'redirect'; route: Route | null; location: string; status: 307 | 308 }
  /** Too long a query, or too many parameters (400); `path` is a path of its area that no route has. */
  | { kind: 'bad-request'; path: string };

/** A target that a route renders, or a stored 404 page. */
export type ToRoute = {
  kind: 'route';
  /** `null` for a path that no route has. */
  route: Route | null;
  /** Whether a resource may exist at the path; otherwise `url` is that of a stored 404 page. */
  isFound: boolean;
  path: string;
  /** The path with its query: the parameters of the route, and `_rsc` of the router of Next.js. */
  url: string;
  /** The path and query that render a GET: `url`, or the internal path of a search. */
  internalUrl: string;
  /** The URL of the route handler that answers a POST. */
  postUrl: string;
};

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
type RequestedPath = ReturnType<typeof readPath>;

/** The parameter with which the router of Next.js tells its requests apart in shared caches. */
const routerParamName = '_rsc';
const routerParamShape = /^[\w-]{0,64}$/;

/**
 * Normalizes the target of a request (RFC 9112, section 3.2): the path in its one spelling, and the parameters of the
 * route as its codec writes them. A path that cannot exist becomes that of a stored 404 page, with nothing that was typed.
 * @param fromRouter whether the router of Next.js requests it: then `_rsc` stays, which the router checks.
 */
export function resolveUrl(target: string, fromRouter: boolean): ResolvedUrl {
  const { path, query } = splitTarget(target);
  if (isDeveloping && /^\/__?next/.test(path)) return notFoundAt(path, query);
  const requested = readPath(path);
  const area = areaOf(path, requested);
  const isCall = area === 'api' || area === '_next';
  const { found, hidden } = findMeant(path, requested);
  const route = found?.route ?? null;
  const read = readQuery(query + (hidden ?? ''), route, fromRouter);
  if (read === null) return { kind: 'bad-request', path: notFoundPaths[area] };
  const resolved = resolveFound(found, read.params);
  const known = resolved?.query ?? read.params.toString();
  const isOther = hidden !== null || read.isOther;
  const location = isCall ? null : movedTo(requested, found, isOther);
  if (location !== null)
    return { kind: 'redirect', status: 308, route, location: withQuery(location, known) };
  if (found === null) return notFoundAt(notFoundPaths[area]);
  if (resolved === null) return notAccepted(found.route, area);
  const { redirect } = resolved;
  if (redirect !== undefined) return { kind: 'redirect', status: 307, route, location: redirect };
  return toRoute(found, known, fromRouter ? routerParamIn(query) : '', resolved);
}

/** The route of a path, unless the configuration lacks the secret or the variable that it needs. */
function findEnabledRoute(segments: readonly string[]): FoundRoute | null {
  const found = findRoute(segments);
  if (found === null) return null;
  const { secret, setting, named } = found.route;
  if (secret !== undefined && config[secret] === undefined) return null;
  if (named !== undefined && config[named] !== found.values[0]) return null;
  return setting !== undefined && (config[setting] ?? 'off') === 'off' ? null : found;
}

function isAccepted(found: FoundRoute | null): found is FoundRoute {
  return found !== null && found.route.accepts?.(...found.values) !== false;
}

/** The route of a path; where it has none, that of the page or file that it means, with the query that it hides. */
function findMeant(path: string, requested: RequestedPath) {
  const found = requested && findEnabledRoute(requested.segments);
  const normal = requested === null ? path : writePath(requested.segments);
  const meant = isAccepted(found) ? [] : meantUrls(normal);
  for (const { segments, query } of meant) {
    const other = findEnabledRoute(segments);
    const isPublic = other?.route.kind === 'page' || other?.route.kind === 'file';
    if (isPublic && isAccepted(other)) return { found: other, hidden: query };
  }
  return { found, hidden: null };
}

/** The URLs that the route makes of the path and the parameters; `null` when it does not accept them. */
function resolveFound(found: FoundRoute | null, params: URLSearchParams): Resolved | null {
  if (!isAccepted(found)) return null;
  const { route, segments } = found;
  return route.resolve ? route.resolve(writePath(segments), params) : {};
}

function toRoute(
  { route, segments }: FoundRoute,
  query: string,
  routerParam: string,
  { internalPath, postPath }: Resolved,
): ResolvedUrl {
  const path = writePath(segments);
  const routerQuery = route.kind === 'page' && !route.perRequest ? routerParam : '';
  const url = withQuery(path, [query, routerQuery].filter(Boolean).join('&'));
  return {
    kind: 'route',
    route,
    isFound: true,
    path,
    url,
    internalUrl: internalPath === undefined ? url : withQuery(internalPath, routerQuery),
    postUrl: postPath ?? url,
  };
}

/** The stored 404 page of a route; when it has none, that of its area. */
function notAccepted(route: Route, area: Area): ResolvedUrl {
  const { notFoundPath } = route;
  if (notFoundPath === undefined) return notFoundAt(notFoundPaths[area]);
  return { ...notFoundAt(notFoundPath), route };
}

function notFoundAt(path: string, query = ''): ToRoute {
  const url = withQuery(path, query);
  return { kind: 'route', route: null, isFound: false, path, url, internalUrl: url, postUrl: url };
}

/** The canonical path of a page requested by another spelling; `null` when it is canonical. */
function movedTo(requested: RequestedPath, found: FoundRoute | null, isOther: boolean) {
  if (found?.route.movedTo !== undefined) return found.route.movedTo;
  const segments = found?.segments ?? requested?.segments ?? [];
  const isOtherSpelling = segments.some((segment, index) => segment !== requested?.segments[index]);
  return isOther || requested?.hasExtraSlashes || isOtherSpelling ? writePath(segments) : null;
}

function areaOf(path: string, requested: RequestedPath): Area {
  const first = requested === null ? path.split('/', 2)[1] : requested.segments[0];
  if (first === 'api' || first === '_next') return first;
  return mayHoldResetLink(path) ? 'reset-password' : 'other';
}

/** The parameters of a route, the first value of each, or all of a list; `null` when the query is too long. */
function readQuery(query: string, route: Route | null, fromRouter: boolean) {
  const params = new URLSearchParams();
  if (query.length > maxQueryLength || query.split('&').length > maxParams) return null;
  const { kind = 'page', params: ofAll = [], scriptParams = [], perRequest = false } = route ?? {};
  const names = fromRouter ? [...ofAll, ...scriptParams] : ofAll;
  const separated = kind === 'build' ? query : separateParams(query, names);
  const given = new URLSearchParams(separated);
  // Whether it was sent in a way that scripts of the page would not read.
  let isOther = separated !== query;
  for (const name of names) {
    const sent = given.getAll(name);
    const values = kind === 'api' ? sent : sent.map((value) => meantValue(name, value));
    isOther ||= values.join() !== sent.join();
    const [first = ''] = values;
    // Our API takes one value of each.
    const ofPage = listParams.includes(name) ? values.join() : first;
    const value = kind === 'api' ? readCallValue(name, first) : ofPage;
    if (saysSomething(name, value, given)) params.set(name, value);
  }
  return { params, isOther: isOther && names.length > 0 && !perRequest };
}

/** Whether a value says something: of « Quand ? » an empty one does, it removes dates. */
function saysSomething(name: string, value: string, given: URLSearchParams): boolean {
  return value !== '' || (name === 'when' && given.has(name));
}

/** A value of a call in one spelling; an invalid one stays so, for the response to name it. */
function readCallValue(name: string, value: string): string {
  if (name === 'page' || name === 'specialty') return value.replace(/^0+(?=\d)/, '');
  return (readWords(value) ?? value.trim()).replace(/ 00:00:00\.000$/, '');
}

function routerParamIn(query: string): string {
  const value = new URLSearchParams(query).get(routerParamName);
  return value !== null && routerParamShape.test(value) ? `${routerParamName}=${value}` : '';
}

/* URLs as mail programs, scripts and people change them: to what was meant, where it exists, they are redirected. */

/** The spellings that a path without a route may mean, each with the query that its separators hide. */
function* meantUrls(path: string): Generator<{ segments: string[]; query: string }> {
  // Separators, and delimiters of URLs in texts (RFC 3986, appendix C).
  const end = path.search(/[?#&;<>"|\]]|%(?:3F|23|26|3B|3C|3E|22|7C|5D)/i);
  const [before, query] = end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  const text = decodeUri(before)
    ?.normalize('NFC')
    .replace(/\p{Cf}/gu, '');
  if (text === undefined || /(?!\s)\p{Cc}/u.test(text)) return;
  const segmentsOf = (ending: RegExp) => trimEnd(text, ending).split('/').filter(Boolean);
  // A slug may end in `_` or `-`.
  yield { segments: segmentsOf(/[^\p{L}\p{N}_-]/u), query };
  const segments = segmentsOf(/[^\p{L}\p{N}]/u);
  yield { segments, query };
  // A name with a dot is that of a file.
  const [root = '', ...rest] = segments.map((each) =>
    each.includes('.') ? each : fold(each.trim()).replace(/[\s_'+\p{Pd}]+/gu, '-'),
  );
  const isPost = `/${root}` === blogPath;
  // The API spells the slugs of posts. deploy/nginx.conf would log another spelling of a reset.
  if (`/${root}` !== resetRoot)
    yield { segments: [root, ...(isPost ? segments.slice(1) : rest)], query };
}

const reference = /(^|&|%26)(?:(?:amp|(?:#|%23)(?:0{0,4}38|x0{0,4}26))(?:;|%3B))+/gi;
const separatedName = /(?:^|[&;?]|%26|%3B|%3F)(?:[+\s]|%(?:20|0[9AD]))*([a-z_]+)(?:=|%3D)/gi;

/** A query whose parameters of these names are separated by `&`, also where it has `&amp;`, `%26`, `;` or `?`. */
export function separateParams(query: string, names: readonly string[]): string {
  return query.replace(reference, '$1').replace(separatedName, (found, name: string) => {
    return names.includes(name) && found !== `${name}=` ? `&${name}=` : found;
  });
}

/** Parameters with what someone typed, or with a URL. */
const freeTexts = ['q', 'author', 'search', 'place', 'near', 'adresse', 'retour', 'url'];

/** A value without what follows it in a text: `2)` is `2`. */
export function meantValue(name: string, value: string): string {
  if (freeTexts.includes(name)) return value;
  return trimEnd(value.replace(/[\p{Cf}]|[#<>"|].*$/gsu, ''), /[^\p{L}\p{N}_-]/u);
}
