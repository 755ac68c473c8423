import type { IncomingHttpHeaders } from 'node:http';
import type { BuildOutput, Condition, Output, Route } from './build-output.ts';
import type { Answer, Call, Functions } from './functions.ts';

/* Routing by phases: https://vercel.com/docs/build-output-api/configuration#routes */

/** A request on its way through the routes, which change it. */
type Routed = {
  call: Call;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The headers of the response that the routes and the proxy add. */
  added: IncomingHttpHeaders;
  status: number | undefined;
};

export type Target =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'output'; output: Output; path: string; routed: Routed };

export function createRouter({ outputs, phases }: BuildOutput, functions: Functions) {
  function findTarget(routed: Routed): Target | null {
    const { path } = routed;
    const bare = path === '/' ? '/index' : path.replace(/\/$/, '');
    for (const name of [path, decodeURI(path), bare]) {
      const output = outputs.get(name);
      if (output !== undefined && name !== '/_middleware') {
        return { kind: 'output', output, path: name, routed };
      }
    }
    return null;
  }

  /** Applies the routes of a phase. Returns the response or the output that one of them leads to. */
  async function applyPhase(phase: string, routed: Routed): Promise<Target | null> {
    for (const route of phases.get(phase) ?? []) {
      const match = matchRoute(route, routed);
      const answer = match && (await apply(route, match, routed));
      if (answer !== null) return { kind: 'answer', answer };
      if (match === null || route.continue) continue;
      const target = findTarget(routed);
      if (target !== null || !route.check) return target;
    }
    return null;
  }

  /** Changes a request as a route that it matches says. Returns the response of the proxy, if that ends it. */
  async function apply(route: Route, match: Match, routed: Routed): Promise<Answer | null> {
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      routed.added[name.toLowerCase()] = fill(value, match);
    }
    if (route.middlewarePath !== undefined) return runProxy(route.middlewarePath, routed);
    if (route.dest !== undefined) setUrl(routed, fill(route.dest, match));
    if (route.status !== undefined) routed.status = route.status;
    return null;
  }

  /** Runs the proxy. Returns its response, or `null` when the request goes on, changed by it. */
  async function runProxy(path: string, routed: Routed): Promise<Answer | null> {
    const output = outputs.get(path);
    if (output?.kind !== 'function') throw new Error(`No function at ${path}`);
    const { call } = routed;
    const { host } = call.headers;
    const headers = { ...routed.headers, 'x-platform-url': `https://${host}${call.url}` };
    const answer = await functions.call(output, { ...call, url: '/', headers });
    const own = Object.entries(answer.headers).filter(([name]) => !ofConnection.test(name));
    const visible = Object.fromEntries(own.filter(([name]) => !name.startsWith('x-middleware-')));
    const given = (name: string) => answer.headers[`x-middleware-${name}`]?.toString();
    const rewritten = given('rewrite');
    if (given('next') === undefined && rewritten === undefined) {
      return { ...answer, headers: { ...routed.added, ...visible } };
    }
    Object.assign(routed.added, visible);
    const names = given('override-headers')?.split(',');
    if (names !== undefined) {
      const entries = names.map((name) => [name, given(`request-${name}`)] as const);
      routed.headers = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (rewritten !== undefined) {
      routed.query = new URLSearchParams();
      setUrl(routed, rewritten);
    }
    return null;
  }

  return async function route(call: Call): Promise<Target> {
    const { pathname: path, searchParams: query } = new URL(call.url, 'https://site.example');
    const headers = { ...call.headers };
    const routed: Routed = { call, path, query, headers, added: {}, status: undefined };
    const first = (await applyPhase('', routed)) ?? findTarget(routed);
    if (first !== null) return first;
    for (const phase of ['filesystem', 'rewrite', 'resource', 'error']) {
      const target = await applyPhase(phase, routed);
      if (target !== null) return target;
    }
    throw new Error(`No route for ${call.url}`);
  };
}

const ofConnection = /^(?:connection|keep-alive|transfer-encoding|content-length|date)$/;

type Match = (name: string) => string | undefined;

function matchRoute(route: Route, routed: Routed): Match | null {
  if (route.methods && !route.methods.includes(routed.call.method)) return null;
  const { src } = route;
  const whole = `${src.startsWith('^') ? '' : '^'}${src}${src.endsWith('$') ? '' : '$'}`;
  const match = new RegExp(whole, route.caseSensitive ? '' : 'i').exec(routed.path);
  if (match === null) return null;
  const named: Record<string, string> = { ...match.groups };
  const holds = (condition: Condition) => meets(condition, routed, named);
  if (route.has?.every(holds) === false || route.missing?.some(holds)) return null;
  return (name) => (/^\d+$/.test(name) ? match[Number(name)] : named[name]);
}

/** Whether a request meets a condition, whose groups are added to `named`. */
function meets({ type, key = '', value }: Condition, routed: Routed, named: object): boolean {
  const sources = {
    header: () => routed.headers[key.toLowerCase()]?.toString(),
    query: () => routed.query.get(key) ?? undefined,
    cookie: () => new RegExp(`(?:^|; )${key}=([^;]*)`).exec(routed.headers.cookie ?? '')?.[1],
    host: () => routed.headers.host,
  };
  const found = sources[type]();
  if (found === undefined || value === undefined) return found !== undefined;
  const pattern = typeof value === 'string' ? value : value.re;
  const match = new RegExp(`^(?:${pattern})$`).exec(found);
  Object.assign(named, match?.groups);
  return match !== null;
}

function fill(text: string, match: Match): string {
  return text.replace(/\$(\w+)/g, (_, name) => match(name) ?? '');
}

/** Sets the path; the parameters are added to those that the request has. */
function setUrl(routed: Routed, url: string): void {
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  routed.path = pathname;
  for (const [name, value] of searchParams) routed.query.set(name, value);
}
