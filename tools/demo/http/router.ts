import type { IncomingMessage } from 'node:http';
import { HttpError, notFound, type RouteResponse } from './response.ts';

/** What a handler gets of a request. */
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

/** The path is without a trailing slash: requests have one or none. */
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
