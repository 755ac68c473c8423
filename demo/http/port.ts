import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '../start-error.ts';

const CLOSE_TIMEOUT_MS = 5_000;

export async function bind(server: Server, host: string, port: number): Promise<void> {
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
export function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Lets open requests finish, up to a time limit. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const closeTimer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(closeTimer);
}
