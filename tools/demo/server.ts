import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openFormResponses } from './forms/form-responses.ts';
import { HttpError, type RouteResponse } from './http/response.ts';
import { type Route, respond } from './http/router.ts';
import { type Options, StartError } from './options.ts';
import { routesOf } from './routes.ts';

export type RunningServer = { url: string; stop: () => Promise<void> };

type Settings = Omit<Options, 'help' | 'verbose'>;

const CLOSE_TIMEOUT_MS = 5_000;

/** Opens the port, then the database, and serves requests. */
export async function startServer(
  { host, port, db, delay, ...size }: Settings,
  logs: { onError: Log; onResponse?: Log },
): Promise<RunningServer> {
  const server = createServer();
  // The port first: a second server started by mistake must not change the data of the first.
  await bind(server, host, port);
  try {
    const responses = openFormResponses(db);
    server.on('request', listener(routesOf(size, responses), { ...logs, delay }));
    return {
      url: urlOf(server, host),
      async stop() {
        await close(server);
        responses.close();
      },
    };
  } catch (error) {
    await close(server);
    throw error;
  }
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is already in use.`, 1);
    throw new StartError(`Cannot listen on ${host}, port ${port} (${code}).`);
  }
}

/** The URL of the server; for port 0, with the port the system chose. */
function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Lets open requests finish, up to a time limit. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const closeTimer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(closeTimer);
}

type Log = (line: string) => void;

/** `delay`: milliseconds before each response. */
type Answering = { delay: number; onError: Log; onResponse?: Log };

/** Makes a `node:http` request listener of routes. */
function listener(
  routes: readonly Route[],
  { delay, onError, onResponse }: Answering,
): RequestListener {
  return async (request, response) => {
    const started = performance.now();
    const result = await responseTo(routes, request, onError);
    if (delay > 0) await wait(delay);
    send(request, response, result);
    const took = (performance.now() - started).toFixed(1);
    onResponse?.(
      `${request.method} ${redactSecrets(request.url ?? '')} ${result.status} ${took} ms`,
    );
  };
}

async function responseTo(
  routes: readonly Route[],
  request: IncomingMessage,
  onError: Log,
): Promise<RouteResponse> {
  try {
    return await respond(routes, request);
  } catch (error) {
    if (error instanceof HttpError) return error.response;
    // An abort by the client is not a server error.
    if (request.errored === null) {
      onError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return new HttpError(500, { detail: 'Erreur interne du serveur.' }).response;
  }
}

function send(request: IncomingMessage, response: ServerResponse, result: RouteResponse): void {
  const body = Buffer.from(result.body);
  const withBody = result.status !== 204 && result.status !== 304;
  response.writeHead(result.status, {
    ...(withBody && { 'Content-Length': body.length }),
    'X-Content-Type-Options': 'nosniff',
    ...result.headers,
  });
  response.end(withBody && request.method !== 'HEAD' ? body : undefined);
}

const redactSecrets = (url: string): string =>
  url.replace(/([?&](?:token|uid|new_password)=)[^&]*/gi, '$1…');
