import type { IncomingMessage } from 'node:http';
import { HttpError, jsonText, notFound, type RouteResponse } from './response.ts';

/** The parts of a request that a handler receives. */
export type Call = {
  path: string;
  /** The named groups of the path of the route, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The origin of the request URL, such as `http://127.0.0.1:4100`, for absolute links. */
  origin: string;
  request: IncomingMessage;
};

type Handler = (call: Call) => RouteResponse | Promise<RouteResponse>;

/** The path of a route has no trailing slash; requests may have one. */
export type Route = { path: RegExp; get?: Handler; post?: Handler };

/** The response of the first route whose path matches, so that `ads/random` can come before the ids of ads. */
export function respond(
  routes: readonly Route[],
  request: IncomingMessage,
): RouteResponse | Promise<RouteResponse> {
  const url = request.url ?? '/';
  const [path = '/'] = url.split('?', 1);
  const decoded = decodedPath(path).replace(/\/$/, '');
  for (const route of routes) {
    const match = route.path.exec(decoded);
    if (match === null) continue;
    const handle = handlerOf(route, request.method ?? 'GET');
    const query = new URLSearchParams(url.slice(path.length));
    return handle({ path, params: { ...match.groups }, query, origin: originOf(request), request });
  }
  throw notFound();
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}

function handlerOf({ get, post }: Route, method: string): Handler {
  const handle = method === 'POST' ? post : get;
  if (handle !== undefined && ['GET', 'HEAD', 'POST'].includes(method)) return handle;
  const allowed = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : [])];
  const detail = `Méthode « ${method} » non autorisée.`;
  throw new HttpError(405, { detail }, { Allow: allowed.join(', ') });
}

const VALID_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Links contain the Host header, so it is ignored unless it is a valid host. */
function originOf(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  if (VALID_HOST.test(host)) return `http://${host}`;
  const { localAddress, localPort } = request.socket;
  return `http://${localAddress?.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** The blog counts its pages from one, as Django REST does; the list of ads counts from zero. */
type Numbering = { first: 0 | 1; size: number };

/**
 * The requested page, in the envelope of Django REST.
 * @param items all items of the list.
 * @param textOf the JSON text of an item.
 */
export function pageOf<Item>(
  { path, query, origin }: Call,
  { first, size }: Numbering,
  items: readonly Item[],
  textOf: (item: Item) => string,
): RouteResponse {
  const requested = query.get('page') || String(first);
  const page = /^\d{1,9}$/.test(requested) ? Number(requested) : -1;
  const count = items.length;
  const last = first + Math.max(0, Math.ceil(count / size) - 1);
  if (page < first || page > last) throw new HttpError(404, { detail: 'Page non valide.' });

  const link = (number: number): string => {
    const linked = new URLSearchParams(query);
    linked.set('page', String(number));
    return `${origin}${path}?${linked}`;
  };
  const start = (page - first) * size;
  const envelope = JSON.stringify({
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > first ? link(page - 1) : null,
  });
  const results = items.slice(start, start + size).map(textOf);
  return jsonText(`${envelope.slice(0, -1)},"results":[${results.join(',')}]}`);
}
