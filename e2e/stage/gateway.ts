import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type ApiResponse,
  type Behaviour,
  failWith,
  jsonResponse,
  overrideSchema,
  send,
} from './failures.ts';

type Gateway = { url: string; stop: () => Promise<void> };

type Settings = {
  /** The port it listens on; by default any free one. */
  port?: number;
  /** The failure, if any, of a call without an override. */
  failureOf?: (call: string) => Behaviour | undefined;
};

type ActiveOverride = { match: string; response?: ApiResponse; failure?: Behaviour };

/**
 * A server between the site and the demo API. It records all calls, and passes on those without an override.
 * `PUT /__override?by=` sets an override, `DELETE /__override?match=&by=` removes it, and `GET /__calls?match=` lists
 * calls.
 */
export async function startGateway(
  apiUrl: string,
  { port = 0, failureOf = () => undefined }: Settings = {},
): Promise<Gateway> {
  const overrides = new Map<string, ActiveOverride>();
  const calls: string[] = [];

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (url.pathname.startsWith('/__')) return control(request, response, url);
    const call = `${request.method} ${decodeURIComponent(url.pathname + url.search)}${visitorOf(request)}`;
    calls.push(call);
    // A test overrides calls in general, then the one that it is about.
    const override = [...overrides.values()].findLast(({ match }) => call.includes(match));
    const failure = override?.failure ?? failureOf(call);
    const good = async () => override?.response ?? forward(apiUrl, request);
    if (failure) await failWith[failure](response, good);
    else send(response, await good());
  });

  // An idle connection that closes while an override is being sent would fail its test.
  server.keepAliveTimeout = 60_000;

  async function control(request: IncomingMessage, response: ServerResponse, url: URL) {
    const match = url.searchParams.get('match') ?? '';
    if (url.pathname === '/__calls') {
      const found = calls.filter((call) => call.includes(match));
      return response.end(JSON.stringify(found));
    }
    const by = url.searchParams.get('by') ?? '';
    if (request.method === 'DELETE') overrides.delete(`${by} ${match}`);
    else setOverride(by, JSON.parse(await bodyOf(request)));
    return response.end('{}');
  }

  function setOverride(by: string, body: unknown) {
    const override = overrideSchema.parse(body);
    const { match } = override;
    const key = `${by} ${match}`;
    const known = overrides.get(key);
    // One that is set again is the last one.
    overrides.delete(key);
    if ('failure' in override) {
      overrides.set(key, { ...known, match, failure: override.failure });
    } else {
      overrides.set(key, { match, response: jsonResponse(override.status, override.response) });
    }
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The visitor for whom the site makes a call, if the call names one. */
function visitorOf({ headers }: IncomingMessage): string {
  const visitor = headers['x-forwarded-for'];
  return visitor === undefined ? '' : ` for ${visitor}`;
}

async function forward(apiUrl: string, request: IncomingMessage): Promise<ApiResponse> {
  const body = await bodyOf(request);
  const type = request.headers['content-type'];
  const response = await fetch(apiUrl + request.url, {
    method: request.method ?? 'GET',
    headers: type ? { 'content-type': type } : {},
    redirect: 'manual',
    ...(body !== '' && { body }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
