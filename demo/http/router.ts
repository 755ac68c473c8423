import type { Call } from './call.ts';
import { methodNotAllowed, notFound } from './http-error.ts';
import type { RouteResponse } from './route-response.ts';

export type Route = {
  method: 'GET' | 'POST';
  /** `:name` matches one segment, a final `*` the rest of the path (as the parameter `rest`). */
  path: string;
  handle: (call: Call) => RouteResponse | Promise<RouteResponse>;
};

export type Match = { route: Route; params: Record<string, string> };

/** The first route that matches, so that `ads/random` can be listed before `ads/:id`. */
export function match(routes: Route[], method: string, path: string): Match {
  const segments = segmentsOf(path);
  const fitting = routes.flatMap((route) => {
    const params = segments && paramsOf(route.path, segments);
    return params ? [{ route, params }] : [];
  });
  const first = fitting[0];
  if (!first) throw notFound();

  // Only routes of the same path: `POST ads/random` must not match `ads/:id`.
  const sharing = fitting.filter(({ route }) => route.path === first.route.path);
  const routed = method === 'HEAD' ? 'GET' : method;
  const found = sharing.find(({ route }) => route.method === routed);
  if (found) return found;

  const methods = sharing.map(({ route }) => route.method);
  throw methodNotAllowed(method, methods.includes('GET') ? [...methods, 'HEAD'] : methods);
}

/** The segments of a path, with or without a trailing slash; `undefined` for invalid percent-encoding. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function paramsOf(pattern: string, segments: string[]): Record<string, string> | undefined {
  const parts = pattern.slice(1).split('/');
  const open = parts.at(-1) === '*';
  if (open ? segments.length < parts.length : segments.length !== parts.length) return undefined;

  const params: Record<string, string> = {};
  for (const [position, part] of parts.entries()) {
    const segment = segments[position] ?? '';
    if (part === '*') params.rest = segments.slice(position).join('/');
    else if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}
