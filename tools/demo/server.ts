import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { openFormResponses } from './forms/form-responses.ts';
import { type Log, listener } from './http/listener.ts';
import type { Options } from './options.ts';
import { StartError } from './options.ts';
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
