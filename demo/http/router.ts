import type { Answer } from './answer.ts';
import type { Call } from './call.ts';
import { methodNotAllowed, notFound } from './refusal.ts';

export type Route = {
  method: 'GET' | 'POST';
  /** `:name` stands for one segment, a final `*` for all that follows (as the parameter `rest`). */
  path: string;
  answer: (call: Call) => Answer | Promise<Answer>;
};

export type Match = { route: Route; params: Record<string, string> };

/** The first route that fits, so that `ads/random` can be listed before `ads/:id`. */
export function match(routes: Route[], method: string, path: string): Match {
  const segments = segmentsOf(path);
  const fitting = routes.flatMap((route) => {
    const params = segments && paramsOf(route.path, segments);
    return params ? [{ route, params }] : [];
  });
  const first = fitting[0];
  if (!first) throw notFound();

  // Routes of the same path only: `POST ads/random` must not fall through to `ads/:id`.
  const sharing = fitting.filter(({ route }) => route.path === first.route.path);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const found = sharing.find(({ route }) => route.method === wanted);
  if (found) return found;

  const methods = sharing.map(({ route }) => route.method);
  throw methodNotAllowed(method, methods.includes('GET') ? [...methods, 'HEAD'] : methods);
}

/** `/a/b` and `/a/b/` alike; undefined when the percent-encoding makes no sense. */
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
